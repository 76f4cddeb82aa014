import groovy.json.JsonSlurper
import groovy.xml.XmlSlurper

String log = new File(basedir, 'build.log').text
assert log.contains(': 0 errors, 0 warnings, 0 notes')
assert log.contains('suppressed 1 finding, each with a justification')

def xml = new XmlSlurper().parse(new File(basedir, 'target/find-retry-bugs/find-retry-bugs.xml'))
assert xml.BugInstance.size() == 0

def sarif = new JsonSlurper().parse(new File(basedir, 'target/find-retry-bugs/find-retry-bugs.sarif'))
def results = sarif.runs[0].results
assert results.size() == 1
assert results[0].ruleId == 'FRB_EXTERNAL_CALL_IN_TRANSACTION'
assert results[0].suppressions.size() == 1
assert results[0].suppressions[0].kind == 'inSource'
assert results[0].suppressions[0].justification == "the provider deduplicates by the order's number"
