package zwickmuehle.app.report;

/**
 * What all plots share: a frame without a background, in colours legible on white and on black paper. A picture does not
 * know which of them a page uses, so it does not ask.
 */
final class Plotting {
    private Plotting() {}

    static String svg(int width, int height, String title, String content) {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" role="img" aria-label="%s">
                  <style>
                    text { font: 13px sans-serif; fill: #6e7781 }
                    .title { font-weight: bold }
                    .grid { stroke: #8c959f; stroke-opacity: .35 }
                    .first { fill: #bf6b2c }
                    .second { fill: #3b7fb0 }
                    .line { fill: none; stroke-width: 2.5 }
                    .line.first { stroke: #bf6b2c; fill: none }
                    .line.second { stroke: #3b7fb0; fill: none }
                  </style>
                  <text class="title" x="10" y="20">%s</text>
                %s</svg>
                """.formatted(width, height, width, escaped(title), escaped(title), content);
    }

    static String escaped(String text) {
        String plain = text.replace("`", "").replace("&", "&amp;");
        return plain.replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
