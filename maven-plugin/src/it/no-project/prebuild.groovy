import javax.tools.ToolProvider

// Compiled here, as there is no project that could do it.
def compiler = ToolProvider.systemJavaCompiler
assert compiler.run(null, null, null, '-d', new File(basedir, 'classes').path, new File(basedir, 'Transactional.java').path, new File(basedir, 'Orders.java').path) == 0
