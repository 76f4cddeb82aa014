import groovy.json.JsonSlurper
import groovy.xml.XmlSlurper

String log = new File(basedir, 'build.log').text

// The finding, with the lines that lead to it, the mend, the page and the suppression, in both runs.
String finding = 'src/main/java/com/acme/Orders.java:19: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, '
assert log.count("[ERROR] ${finding}") == 2
assert log.contains('client.send(charge, HttpResponse.BodyHandlers.discarding());')
assert log.contains('mvn find-retry-bugs:explain -Dfind-retry-bugs.rule=FRB_EXTERNAL_CALL_IN_TRANSACTION')
assert log.contains('@SuppressFBWarnings(value = "FRB_EXTERNAL_CALL_IN_TRANSACTION", justification = "')
assert log.contains('on Orders.place')
assert log.count(': 1 error, 0 warnings, 0 notes') == 2
assert log.contains('read       1 class, ')
assert log.contains('1 finding fails the build: mend it, or suppress it with a justification')

def xml = new XmlSlurper().parse(new File(basedir, 'target/find-retry-bugs/find-retry-bugs.xml'))
assert xml.BugInstance.size() == 1
assert xml.BugInstance.@type == 'FRB_EXTERNAL_CALL_IN_TRANSACTION'
assert xml.BugInstance.Method[0].@name == 'place'
assert xml.BugInstance.SourceLine.find { it.@primary == 'true' }.@start == '19'

def sarif = new JsonSlurper().parse(new File(basedir, 'target/find-retry-bugs/find-retry-bugs.sarif'))
assert sarif.runs.size() == 1
assert sarif.runs[0].invocations[0].executionSuccessful
assert sarif.runs[0].results.size() == 1
def location = sarif.runs[0].results[0].locations[0].physicalLocation
assert location.artifactLocation.uri == 'src/main/java/com/acme/Orders.java'
assert location.region.startLine == 19
