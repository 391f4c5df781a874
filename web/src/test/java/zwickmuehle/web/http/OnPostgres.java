package zwickmuehle.web.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The tests of this class run against a server that keeps its games in PostgreSQL; see {@link RunningServer}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface OnPostgres {
}
