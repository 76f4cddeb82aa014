def runs = new File(basedir, 'build.log').text.split('Scanning for projects')
assert runs.length == 6
assert runs[2].contains('[ERROR] src/main/java/com/acme/Orders.java:19: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, ')
assert runs[2].contains(': 1 error, 0 warnings, 0 notes')
assert runs[3].contains('scan: ' + new File(basedir, 'target/missing') + ' does not exist')
assert runs[4].contains('scan: ' + new File(basedir, 'pom.xml') + " can't be opened as an archive")
assert runs[5].contains('Nothing was analysed: there is no class in ' + new File(basedir, 'src'))
