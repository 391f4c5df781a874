package zwickmuehle.play.view;

import zwickmuehle.rules.Sentence;

/** A sentence in both languages; the page chooses. */
public record Spoken(String en, String de) {

    public static Spoken of(Sentence sentence) {
        return new Spoken(sentence.english(), sentence.german());
    }
}
