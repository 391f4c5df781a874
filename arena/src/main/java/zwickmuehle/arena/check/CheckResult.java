package zwickmuehle.arena.check;

import java.time.Duration;
import java.util.List;
import zwickmuehle.rules.Sentence;

/**
 * What a check found.
 *
 * @param untried steps that made no sense any more, since the program can't even begin
 */
public record CheckResult(List<CheckStep> steps, List<Sentence> untried) {

    public CheckResult {
        steps = List.copyOf(steps);
        untried = List.copyOf(untried);
    }

    /** Whether the program may be handed in: every step was tried and passed, without a warning. */
    public boolean ready() {
        return untried.isEmpty() && steps.stream().allMatch(CheckStep::passed);
    }

    public int count(CheckStep.Grade grade) {
        return (int) steps.stream().filter(step -> step.grade() == grade).count();
    }

    public Duration took() {
        return steps.stream().map(CheckStep::took).reduce(Duration.ZERO, Duration::plus);
    }

    /** The verdict in one sentence. */
    public Sentence inWords() {
        if (ready()) {
            return new Sentence("All steps passed: ready to hand in.", "Alle Schritte bestanden: bereit zur Abgabe.");
        }
        Sentence counted = Sentence.of("Not ready to hand in: %d failed, %d with a warning, %d passed",
                "Nicht bereit zur Abgabe: %d gescheitert, %d mit Warnung, %d bestanden",
                count(CheckStep.Grade.FAILED), count(CheckStep.Grade.WARNED), count(CheckStep.Grade.PASSED));
        return untried.isEmpty()
                ? Sentence.of("%s.", "%s.", counted)
                : Sentence.of("%s; the other %d steps were not tried, since the program does not begin.",
                        "%s; die übrigen %d Schritte wurden nicht versucht, weil das Programm nicht beginnt.", counted,
                        untried.size());
    }
}
