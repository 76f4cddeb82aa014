def runs = new File(basedir, 'build.log').text.split('Scanning for projects')
assert runs.length == 4

// The class that can be read is judged all the same.
(1..3).each {
    assert runs[it].contains('src/main/java/com/acme/Orders.java:19: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, ')
    assert runs[it] =~ /\[WARNING] .*com.acme.Cut/
    assert runs[it].contains('problems   1, ')
}
assert runs[3].contains('In strict mode: ')
