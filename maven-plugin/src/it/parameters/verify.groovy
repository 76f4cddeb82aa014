// One entry for each run, in order; the first is what stands before the first run.
def runs = new File(basedir, 'build.log').text.split('Scanning for projects')
assert runs.length == 11
String finding = 'src/main/java/com/acme/Orders.java:19: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, '

// failLevel, outputDirectory
assert runs[1].contains("[WARNING] ${finding}")
assert runs[1].contains('reports    target/other/find-retry-bugs.sarif')
assert new File(basedir, 'target/other/find-retry-bugs.xml').isFile()

// skip
assert runs[2].contains('Skipped, as find-retry-bugs.skip says')
assert !runs[2].contains('FRB_')

// excludeRules, includeRules
assert runs[3].contains(': 0 errors, 0 warnings, 0 notes')
assert runs[4].contains("[ERROR] ${finding}")
assert runs[4].contains(': 1 error, 0 warnings, 0 notes')

// excludeClasses, includeClasses, strict
assert runs[5].contains(': 0 errors, 0 warnings, 0 notes')
assert runs[6].contains('Nothing was analysed: includeClasses and excludeClasses leave none of 2 classes')
assert runs[7].contains('[WARNING] excludeClasses: no class matches com.other.**')
assert runs[7].contains(': 1 error, 0 warnings, 0 notes')
assert runs[8].contains('In strict mode: excludeClasses: no class matches com.other.**')

// models
assert runs[9].contains('broken.facts:1')

// failConfidence, reportLevel, reportConfidence: a chain of one call is proved
assert runs[10].contains("[ERROR] ${finding}high confidence)")
