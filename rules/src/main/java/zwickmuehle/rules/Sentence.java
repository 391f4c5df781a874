package zwickmuehle.rules;

import java.util.Locale;

/** Something said to a player, in both languages at once, so that neither can be forgotten. */
public record Sentence(String english, String german) {

    /** A sentence with the same arguments put into both texts, in the manner of {@link String#format}. */
    public static Sentence of(String english, String german, Object... arguments) {
        return new Sentence(fill(english, Locale.ENGLISH, arguments), fill(german, Locale.GERMAN, arguments));
    }

    /** German for any German locale, English for everybody else. */
    public String in(Locale locale) {
        return locale.getLanguage().equals("de") ? german : english;
    }

    @Override
    public String toString() {
        return english;
    }

    private static String fill(String text, Locale locale, Object... arguments) {
        Object[] spoken = arguments.clone();
        for (int i = 0; i < spoken.length; i++) {
            if (spoken[i] instanceof Sentence sentence) {
                spoken[i] = sentence.in(locale);
            }
        }
        return String.format(locale, text, spoken);
    }
}
