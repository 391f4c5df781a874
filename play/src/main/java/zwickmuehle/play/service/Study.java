package zwickmuehle.play.service;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A question that takes a while, ready to be worked on wherever there is time for it. It tells what it finds on the way,
 * and ends soon when {@code stop} says so; its last word is what it returns.
 */
public interface Study {

    /** Something found on the way. */
    record Step(String event, Object view) {}

    Object run(BooleanSupplier stop, Consumer<Step> tell);
}
