package zwickmuehle.web.http;

/**
 * A script as browsers need it. Comments on lines of their own are for those who read the source: their lines are sent
 * empty, so that the line of an error is still its line in the source. A test of the page (house.test.js) sees to it
 * that no text in a script has a line that only looks like a comment.
 */
final class Script {
    private Script() {}

    static String withoutComments(String source) {
        StringBuilder kept = new StringBuilder(source.length());
        boolean inside = false;
        for (String line : source.split("\n", -1)) {
            String text = line.strip();
            boolean opens = !inside && text.startsWith("/*");
            boolean closes = text.endsWith("*/");
            // Code may follow a comment that names its type.
            boolean comment = inside || text.startsWith("//") || (opens && (closes || !text.contains("*/")));
            inside = (inside || (opens && comment)) && !closes;
            kept.append(comment ? "" : line).append('\n');
        }
        kept.setLength(kept.length() - 1);
        return kept.toString();
    }
}
