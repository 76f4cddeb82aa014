String log = new File(basedir, 'build.log').text
assert log.contains("Nothing to analyse: the module's packaging is pom")
assert log.contains('Nothing to analyse: the module has no sources')
assert log.contains('BUILD SUCCESS')
