package zwickmuehle.app.report;

/**
 * A chapter of the page that is measured elsewhere than by this report: it is written there on its own, and kept when
 * the rest of the page is written anew. It reaches from its heading to the next one.
 *
 * @param text begins with its heading and ends with an empty line
 */
public record Chapter(String text) {
    /** Worker and HotSpot side by side; written by {@code AnywherePaceTest}. */
    public static final String WITHOUT_A_SERVER = "## Without a server\n";
    /** The last heading of the page, which stays the last. */
    static final String LAST = "## Closer looks\n";

    /** The chapter with this heading; an empty one if there is none on the page. */
    static Chapter of(String page, String heading) {
        int from = page.indexOf(heading);
        return new Chapter(from < 0 ? "" : page.substring(from, end(page, from + heading.length())));
    }

    /** The page with this chapter in place of the one with the same heading, or before the last heading. */
    public String in(String page) {
        String heading = text.substring(0, text.indexOf('\n') + 1);
        Chapter old = of(page, heading);
        return old.text.isEmpty() ? page.replace(LAST, text + LAST) : page.replace(old.text, text);
    }

    private static int end(String page, int from) {
        int next = page.indexOf("\n## ", from);
        return next < 0 ? page.length() : next + 1;
    }
}
