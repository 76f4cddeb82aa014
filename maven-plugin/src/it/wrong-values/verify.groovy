def runs = new File(basedir, 'build.log').text.split('Scanning for projects')
assert runs.length == 4
assert runs[1].contains("failLevel is 'fatal'; it must be one of: error, warning, note, never")
assert runs[2].contains("includeRules names the unknown rule 'FRB_EXTERNAL_CALL_IN_TRANSACTON'; "
        + 'did you mean FRB_EXTERNAL_CALL_IN_TRANSACTION? The rules are: ')
assert runs[3].contains("models names the file missing.facts, which is not in ${basedir}")
