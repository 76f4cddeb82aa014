package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.classfile.ICodeBase;
import edu.umd.cs.findbugs.classfile.ICodeBaseEntry;
import edu.umd.cs.findbugs.classfile.ICodeBaseIterator;
import edu.umd.cs.findbugs.classfile.IScannableCodeBase;
import io.github.findretrybugs.bytecode.ClassContainer;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** A folder or archive as SpotBugs opened it. */
final class CodeBaseContainer implements ClassContainer {

    private static final String SUFFIX = ".class";

    private final ICodeBase codeBase;

    CodeBaseContainer(ICodeBase codeBase) {
        this.codeBase = codeBase;
    }

    @Override
    public String name() {
        String path = codeBase.getPathName();
        return path == null ? codeBase.toString() : path;
    }

    @Override
    public Collection<String> classNames() throws IOException {
        if (!(codeBase instanceof IScannableCodeBase scannable)) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        try {
            ICodeBaseIterator entries = scannable.iterator();
            while (entries.hasNext()) {
                String resource = entries.next().getResourceName();
                if (resource.endsWith(SUFFIX)
                        && !resource.startsWith("META-INF/")
                        && !resource.endsWith("module-info.class")) {
                    names.add(resource.substring(0, resource.length() - SUFFIX.length()));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the analysis was interrupted");
        }
        Collections.sort(names);
        return names;
    }

    @Override
    public byte[] read(String className) throws IOException {
        ICodeBaseEntry entry = codeBase.lookupResource(className + SUFFIX);
        if (entry == null) {
            return null;
        }
        try (InputStream in = entry.openResource()) {
            return in.readAllBytes();
        }
    }
}
