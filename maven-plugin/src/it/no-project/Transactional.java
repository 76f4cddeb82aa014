package jakarta.transaction;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** As much of the annotation as this build needs. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Transactional {}
