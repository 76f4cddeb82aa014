package io.github.findretrybugs.maven;

import java.io.IOException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Analyses the module's classes and fails the build if a retry would do the same thing twice.
 *
 * @since 0.1.0
 */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
public final class CheckMojo extends AbstractAnalysisMojo {

    @Override
    Subject open(BuildContext context) throws IOException, MojoExecutionException {
        return new ModuleSubject(context, getLog()).open();
    }
}
