import groovy.xml.XmlSlurper

// Every finding stands on a line that is labelled, and every label has its finding.
File sources = new File(basedir, 'src/main/java')
Set<String> labels = []
sources.eachFileRecurse { file ->
    if (file.name.endsWith('.java')) {
        file.eachLine { text, number ->
            if (text =~ /BUG: FRB_EXTERNAL_CALL_IN_TRANSACTION/) {
                labels << "${sources.toPath().relativize(file.toPath())}:${number}".toString()
            }
        }
    }
}
assert !labels.isEmpty()

def bugs = new XmlSlurper().parse(new File(basedir, 'target/find-retry-bugs/find-retry-bugs.xml')).BugInstance
Set<String> found = bugs.findAll { it.@type == 'FRB_EXTERNAL_CALL_IN_TRANSACTION' }.collect { bug ->
    def line = bug.SourceLine.find { it.@primary == 'true' }
    "${line.@sourcepath}:${line.@start}".toString()
} as Set
assert found == labels

def unjustified = bugs.findAll { it.@type == 'FRB_SUPPRESSION_WITHOUT_JUSTIFICATION' }
assert unjustified.size() == 1
assert unjustified[0].Class.@classname == 'com.acme.orders.faulty.ReminderService'

def mended = new XmlSlurper().parse(new File(basedir, 'target-mended/find-retry-bugs/find-retry-bugs.xml'))
assert mended.BugInstance.isEmpty()
