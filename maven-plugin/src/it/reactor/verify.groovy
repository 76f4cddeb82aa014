import groovy.json.JsonSlurper

String log = new File(basedir, 'build.log').text

// The module with the client is clean by itself; the call is one from the transaction's module, through the other one's code.
assert log.count(': 0 errors, 0 warnings, 0 notes') == 1
assert log.count(': 1 error, 0 warnings, 0 notes') == 1
assert log.contains('shop/src/main/java/com/acme/Orders.java:13')
assert log.contains('http/src/main/java/net/acmehttp/Post.java:17')

// Paths are relative to the folder of the whole build.
def sarif = new JsonSlurper().parse(new File(basedir, 'shop/target/find-retry-bugs/find-retry-bugs.sarif'))
def steps = sarif.runs[0].results[0].codeFlows[0].threadFlows[0].locations
assert steps.any { it.location.physicalLocation.artifactLocation.uri == 'shop/src/main/java/com/acme/Orders.java' }
assert steps.any { it.location.physicalLocation.artifactLocation.uri == 'http/src/main/java/net/acmehttp/Post.java' }
