// Each run is given one wrong value, and says which one, and what is valid.
def expected = [
    "failLevel is 'fatal'; it must be one of: error, warning, note, never",
    "failConfidence is 'sure'; it must be one of: high, normal, low",
    "reportLevel is 'never'; it must be one of: error, warning, note",
    "reportConfidence is 'medium'; it must be one of: high, normal, low",
    "includeRules names the unknown rule 'FRB_EXTERNAL_CALL_IN_TRANSACTON'; did you mean FRB_EXTERNAL_CALL_IN_TRANSACTION? The rules are: ",
    "excludeRules names the unknown rule 'FRB_NONE'; did you mean FRB_",
    "includeClasses has 'com/acme', which is no pattern of class names; write it like com.acme.**",
    "follow has 'com.acme.%', which is no package; write it like com.acme",
    "models names the file missing.facts, which is not in ",
    "encoding is 'utf-9', which this Java doesn't know",
]
def runs = new File(basedir, 'build.log').text.split('Scanning for projects')
assert runs.length == expected.size() + 1
expected.eachWithIndex { message, i ->
    assert runs[i + 1].contains("find-retry-bugs-maven-plugin")
    assert runs[i + 1].contains(message)
}
