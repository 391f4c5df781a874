package zwickmuehle.train.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/**
 * Puzzles of one game, in a text of few bytes. The first line names the game and its variant; then a line a puzzle:
 *
 * <pre>
 *   muehle klassisch
 *   m 1rp53ckpcs5c 3 1480 ag 0qx1b2t4s.0qx1b2t4z
 *   | |            | |    |  |
 *   | |            | |    |  lines of the solution, moves in base 36, three characters each
 *   | |            | |    themes, a letter each, - for none
 *   | |            | rating, - if it is not known
 *   | |            quiet moves already made
 *   | the position in base 36
 *   the kind, a letter
 * </pre>
 *
 * Immutable; for any thread.
 */
public final class PuzzleBook {
    private static final int RADIX = Character.MAX_RADIX;
    private static final int MOVE_LENGTH = 3;

    private final Map<String, Puzzle> byId;

    private PuzzleBook(Map<String, Puzzle> byId) {
        this.byId = byId;
    }

    /** The puzzles in the order of the text. */
    public List<Puzzle> puzzles() {
        return List.copyOf(byId.values());
    }

    public @Nullable Puzzle puzzle(String id) {
        return byId.get(id);
    }

    /** The text that {@link #parse} reads. */
    public static String text(Rules rules, List<Puzzle> puzzles) {
        StringBuilder text = new StringBuilder(rules.game() + ' ' + rules.variant() + '\n');
        for (Puzzle puzzle : puzzles) {
            text.append(line(puzzle)).append('\n');
        }
        return text.toString();
    }

    private static String line(Puzzle puzzle) {
        StringBuilder themes = new StringBuilder();
        puzzle.themes().stream().sorted().forEach(theme -> themes.append(theme.letter()));
        StringJoiner solutions = new StringJoiner(".");
        for (List<Integer> line : puzzle.solutions()) {
            StringBuilder moves = new StringBuilder();
            for (int move : line) {
                String digits = Integer.toString(move, RADIX);
                moves.append("0".repeat(MOVE_LENGTH - digits.length())).append(digits);
            }
            solutions.add(moves);
        }
        return puzzle.kind().letter() + " " + Long.toUnsignedString(puzzle.position(), RADIX) + ' '
                + puzzle.quiet() + ' ' + (puzzle.rating() == null ? "-" : puzzle.rating().toString()) + ' '
                + (themes.isEmpty() ? "-" : themes) + ' ' + solutions;
    }

    /**
     * Reads what {@link #text} writes.
     *
     * @throws NotationException naming the line that is wrong
     */
    public static PuzzleBook parse(String text) {
        String[] rows = text.split("\n", -1);
        String[] head = rows[0].split(" ", -1);
        if (head.length != 2) {
            throw new NotationException("line 1 of the puzzles, '%s': expected a game and its variant",
                    "Zeile 1 der Aufgaben, '%s': erwartet wird ein Spiel und seine Variante", Excerpt.of(rows[0]));
        }
        Rules rules = Games.rules(head[0], head[1]);
        Map<String, Puzzle> puzzles = new LinkedHashMap<>();
        for (int i = 1; i < rows.length; i++) {
            if (!rows[i].isEmpty()) {
                Puzzle puzzle = puzzle(rules, rows[i], i + 1);
                puzzles.put(puzzle.id(), puzzle);
            }
        }
        return new PuzzleBook(puzzles);
    }

    private static Puzzle puzzle(Rules rules, String row, int number) {
        try {
            String[] words = row.split(" ", -1);
            List<List<Integer>> solutions = new ArrayList<>();
            for (String line : words[5].split("\\.", -1)) {
                solutions.add(moves(line));
            }
            Set<Theme> themes = EnumSet.noneOf(Theme.class);
            for (char letter : words[4].replace("-", "").toCharArray()) {
                themes.add(one(Theme.values(), theme -> theme.letter() == letter));
            }
            int longest = solutions.stream().mapToInt(List::size).max().orElseThrow();
            return new Puzzle(rules, Long.parseUnsignedLong(words[1], RADIX), Integer.parseInt(words[2]),
                    one(PuzzleKind.values(), kind -> words[0].equals(String.valueOf(kind.letter()))), (longest + 1) / 2,
                    solutions,
                    words[3].equals("-") ? null : Integer.valueOf(words[3]), themes);
        } catch (IllegalArgumentException | IndexOutOfBoundsException _) {
            throw new NotationException("line %d of the puzzles, '%s', is damaged",
                    "Zeile %d der Aufgaben, '%s', ist beschädigt",
                    number, Excerpt.of(row));
        }
    }

    private static <T> T one(T[] all, Predicate<T> which) {
        return Arrays.stream(all).filter(which).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such letter"));
    }

    private static List<Integer> moves(String text) {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < text.length(); i += MOVE_LENGTH) {
            moves.add(Integer.parseInt(text.substring(i, i + MOVE_LENGTH), RADIX));
        }
        return moves;
    }
}
