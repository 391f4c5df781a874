package zwickmuehle.play.service;

import java.util.List;
import java.util.SplittableRandom;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Whom one can play against here.
 *
 * @param programs the names of those that are offered; what a stranger writes never becomes a command
 */
public record Opponents(List<String> programs) {
    private static final int LEAST_TABLE = 1024;
    private static final int LONGEST_WORDS = 200;

    public Opponents {
        programs = List.copyOf(programs);
    }

    /** The player of these words in a game by these rules; refused if there is none. */
    public PlayerSpec player(String words, Rules rules) {
        if (words.length() > LONGEST_WORDS) {
            throw new NotationException("a player of %d characters: expected at most %d",
                    "ein Spieler von %d Zeichen: erwartet werden höchstens %d", words.length(), LONGEST_WORDS);
        }
        PlayerSpec player = PlayerSpec.parseOffered(words);
        switch (player) {
            case PlayerSpec.Human _,PlayerSpec.Program _,PlayerSpec.Uci _ -> {
            }
            case PlayerSpec.Level _,PlayerSpec.Thinking _ -> Thinkers.parse(words, rules,
                    new Equipment(Oracle.NONE, () -> 0, new SplittableRandom(0), 1, LEAST_TABLE));
            case PlayerSpec.Offered(String name) -> {
                if (!programs.contains(name)) {
                    throw new NotationException("this server was started without a program '%s'",
                            "dieser Server wurde ohne ein Programm '%s' gestartet", Excerpt.of(name));
                }
            }
        }
        return player;
    }
}
