/**
 * Classes of the JDK that the library of TeaVM lacks, as far as our rooms need them. A class {@code java.util.X} is found
 * in {@code zwickmuehle.substitutes.java.util.TX}; missing methods of classes that are there are redirected to
 * {@link zwickmuehle.substitutes.Methods}. A page has one thread a worker, so locks and helpers have nothing to do.
 */
@NullMarked
package zwickmuehle.substitutes;

import org.jspecify.annotations.NullMarked;
