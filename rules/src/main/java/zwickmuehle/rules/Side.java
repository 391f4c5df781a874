package zwickmuehle.rules;

/** The two players. White moves first in Mühle; in Vier Gewinnt White is the first player ({@code 0}), Black the second. */
public enum Side {
    WHITE, BLACK;

    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** "White" or "Weiß"; in a sentence about a game {@link Rules#sideName} says what its players call them. */
    public Sentence title() {
        return this == WHITE ? new Sentence("White", "Weiß") : new Sentence("Black", "Schwarz");
    }
}
