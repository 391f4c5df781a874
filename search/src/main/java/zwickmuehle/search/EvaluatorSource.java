package zwickmuehle.search;

import java.util.function.BooleanSupplier;

/** Makes an evaluator for each thread of a search. */
@FunctionalInterface
public interface EvaluatorSource {

    /** A new evaluator. {@code hurry} is asked by those that take long: true means that any answer will do. */
    Evaluator create(BooleanSupplier hurry);
}
