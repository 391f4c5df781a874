package zwickmuehle.train.puzzles;

import java.util.Locale;
import zwickmuehle.rules.Sentence;

/** What is asked for, and with it which moves are right. */
public enum PuzzleKind {
    /** The shortest way to the end; equally short ones are right too. */
    WIN('w'),
    /** Mühle: the shortest way to a mill that wins. */
    MILL('m'),
    /** One move holds the draw, every other one loses. */
    HOLD('h'),
    /** One move wins, every other one loses. */
    SAVE('s'),
    /** A move that looks good gives away what there is; all that keep it are right. */
    TRAP('t'),
    /** All that keep the win are right, until it is won. */
    ENDING('e');

    private final char letter;

    PuzzleKind(char letter) {
        this.letter = letter;
    }

    /** As a {@link PuzzleBook} writes it. */
    char letter() {
        return letter;
    }

    /** As files and programs write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What is true of every move that is not right, since the puzzle is proved. */
    Sentence wrong() {
        return switch (this) {
            case WIN, MILL ->
                new Sentence("There is a quicker way, or a surer one.", "Es geht schneller oder sicherer.");
            case HOLD, SAVE -> new Sentence("It loses: every move but one loses here.",
                    "Er verliert: hier verliert jeder Zug bis auf einen.");
            case TRAP -> new Sentence("It gives away what there is: that was the trap.",
                    "Er gibt aus der Hand, was da ist: das war die Falle.");
            case ENDING -> new Sentence("It gives the win away.", "Er gibt den Gewinn aus der Hand.");
        };
    }

    /** The task in a sentence. */
    Sentence task(Sentence side, int goal) {
        return switch (this) {
            case WIN -> goal == 1
                    ? Sentence.of("%s wins with one move.", "%s gewinnt mit einem Zug.", side)
                    : Sentence.of("%s wins in %d moves.", "%s gewinnt in %d Zügen.", side, goal);
            case MILL -> goal == 1
                    ? Sentence.of("%s closes a mill that wins.", "%s schließt eine Mühle, die gewinnt.", side)
                    : Sentence.of("%s forces a mill in %d moves.", "%s erzwingt in %d Zügen eine Mühle.", side, goal);
            case HOLD -> Sentence.of("%s finds the only move that holds the draw.",
                    "%s findet den einzigen Zug, der das Unentschieden hält.", side);
            case SAVE -> Sentence.of("%s finds the only move that does not lose.",
                    "%s findet den einzigen Zug, der nicht verliert.", side);
            case TRAP -> Sentence.of("%s does not fall into the trap.", "%s tappt nicht in die Falle.", side);
            case ENDING -> Sentence.of("%s wins the ending, against the best defence.",
                    "%s gewinnt das Endspiel gegen die beste Verteidigung.", side);
        };
    }
}
