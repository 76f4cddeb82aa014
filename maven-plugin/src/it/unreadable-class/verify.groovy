def runs = new File(basedir, 'build.log').text.split('Scanning for projects')
assert runs.length == 4

// The class that can be read is judged all the same.
for (run in runs[1..3]) {
    assert run.contains('src/main/java/com/acme/Orders.java:19: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, ')
    assert run =~ /\[WARNING] .*com.acme.Cut/
    assert run.contains('problems   1, ')
}
assert runs[3].contains('In strict mode: ')
