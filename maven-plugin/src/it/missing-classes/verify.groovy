String log = new File(basedir, 'build.log').text
assert log.contains('The module has sources, but there is no class in ')
assert log.contains("Compile first, for example with 'mvn verify'")
