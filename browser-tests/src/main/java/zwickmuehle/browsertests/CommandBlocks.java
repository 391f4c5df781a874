package zwickmuehle.browsertests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The commands of a Markdown page: its blocks marked {@code sh}. A block marked {@code sh norun: REASON} is for people
 * only.
 */
final class CommandBlocks {
    private static final String FENCE = "```";
    private static final String RUN = FENCE + "sh";
    private static final String NOT_RUN = RUN + " norun: ";

    private CommandBlocks() {}

    /** Blocks to be run, each as the lines between its fences. */
    static List<List<String>> of(Path page) throws IOException {
        List<List<String>> blocks = new ArrayList<>();
        boolean inside = false;
        boolean running = false;
        for (String line : Files.readAllLines(page)) {
            if (line.startsWith(FENCE)) {
                inside = !inside;
                running = inside && line.equals(RUN);
                if (running) {
                    blocks.add(new ArrayList<>());
                } else if (inside && line.startsWith(RUN) && !line.startsWith(NOT_RUN)) {
                    throw new IllegalArgumentException(page + ": '" + line + "': expected '" + NOT_RUN + "REASON'");
                }
            } else if (running) {
                blocks.getLast().add(line);
            }
        }
        return blocks;
    }

    static boolean startsServer(String command) {
        return command.matches("\\./zwickmuehle( +#.*| serve.*)?");
    }
}
