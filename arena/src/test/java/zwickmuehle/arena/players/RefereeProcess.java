package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.List;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;

/** A referee in a process of its own, which may be ended: {@code SANDBOX MARK WHITE BLACK}, two command lines. */
final class RefereeProcess {
    private static final Duration TIME = Duration.ofSeconds(10);

    private RefereeProcess() {}

    /** The sandbox of a name: {@code Bubblewrap}, {@code Namespaces} or {@code PlainProcess}. */
    static Sandbox sandbox(String name, ResourceLimits limits) {
        return switch (name) {
            case "Bubblewrap" -> {
                var executable = SearchPath.find("bwrap");
                if (executable == null) {
                    throw new IllegalStateException("bubblewrap is not installed");
                }
                yield new Bubblewrap(executable, Terms.of(limits));
            }
            case "Namespaces" -> new Namespaces(Terms.of(limits));
            default -> new PlainProcess(limits, new Sentence("for a test", "für einen Test"));
        };
    }

    public static void main(String[] words) {
        Sandbox sandbox = sandbox(words[0], ResourceLimits.STANDARD);
        ProgramPlayer[] players = new ProgramPlayer[2];
        for (int i = 0; i < 2; i++) {
            players[i] = new ProgramPlayer("player", List.copyOf(CommandWords.split(words[2 + i])), sandbox, TIME,
                    line -> System.out.println(line.text()));
        }
        Rules rules = Games.rules("muehle", "kurs");
        PlayedGame played = new Referee(Clock.of(TIME)).play(Game.start(rules), players[0], players[1],
                GameObserver.NOBODY);
        System.out.println("verdict " + played.verdict().code());
    }
}
