package zwickmuehle.play.view;

import org.jspecify.annotations.Nullable;

/**
 * The clocks of two people, in seconds, at the moment this is said.
 *
 * @param increment what a move brings
 * @param running the side whose clock runs; null while none does
 */
public record ClockView(double base, double increment, double white, double black, @Nullable String running) {}
