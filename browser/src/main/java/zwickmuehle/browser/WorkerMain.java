package zwickmuehle.browser;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;

/**
 * Where a worker's script comes in. The same module runs in both workers of the page: in the one that carries the games
 * ({@link GameDesk}), and in those that think ({@link StudyDesk}).
 */
public final class WorkerMain {
    /** What the script calls is static; all that a worker has hangs on these two. */
    private static @Nullable GameDesk games;
    private static @Nullable StudyDesk studies;

    private WorkerMain() {}

    public static void main(String[] arguments) {}

    /** The script says something; whatever comes of it is said before this returns. */
    @Export(name = "hear")
    public static void hear() {
        try {
            hear(Host.heard());
        } catch (RuntimeException e) {
            Host.say("broken", e.toString());
        }
    }

    private static void hear(List<String> words) {
        List<String> more = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "games" -> games = new GameDesk(Long.parseLong(more.getFirst()));
            case "studies" -> studies = new StudyDesk(Long.parseLong(more.getFirst()));
            case "test" -> Host.say("tested", SelfTest.answer(more));
            default -> {
                if (games != null) {
                    games.hear(words.getFirst(), more);
                } else if (studies != null) {
                    studies.hear(words.getFirst(), more);
                }
            }
        }
    }
}
