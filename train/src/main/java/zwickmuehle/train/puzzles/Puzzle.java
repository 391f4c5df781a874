package zwickmuehle.train.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;

/**
 * A position, a task, and every way to solve it.
 *
 * @param quiet quiet moves in a row already made
 * @param goal moves of the solver on the longest way
 * @param solutions whole lines, the solver's move first, replies included; they agree as long as the solver's moves do
 * @param rating on the scale of the levels; null if it has not been measured
 */
public record Puzzle(Rules rules, long position, int quiet, PuzzleKind kind, int goal, List<List<Integer>> solutions,
        @Nullable Integer rating, Set<Theme> themes) {
    private static final long FNV_START = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;
    private static final int ID_LENGTH = 8;

    public Puzzle {
        if (solutions.isEmpty() || solutions.stream().anyMatch(line -> line.size() % 2 == 0)) {
            throw new IllegalArgumentException("a solution ends with a move of the solver: " + solutions);
        }
        solutions = solutions.stream().map(List::copyOf).toList();
        themes = Set.copyOf(themes);
    }

    /** Follows from the content, the rating apart: eight characters, letters and digits. */
    public String id() {
        String content = rules.game() + ' ' + rules.variant() + ' ' + kind.word() + ' ' + quiet + ' '
                + Long.toString(position, Character.MAX_RADIX);
        long hash = FNV_START;
        for (int i = 0; i < content.length(); i++) {
            hash = (hash ^ content.charAt(i)) * FNV_PRIME;
        }
        String text = Long.toUnsignedString(hash, Character.MAX_RADIX);
        return "0".repeat(Math.max(0, ID_LENGTH - text.length()))
                + text.substring(Math.max(0, text.length() - ID_LENGTH));
    }

    /** The game from which it is to be solved. */
    public Game start() {
        return Game.from(rules, position, quiet);
    }

    /** What is to be done, in a sentence. */
    public Sentence task() {
        return kind.task(rules.sideName(rules.mover(position)), goal);
    }

    /** What is true of every move that begins no solution. */
    public Sentence wrong() {
        return kind.wrong();
    }

    /** Whether these moves, replies included, begin a solution. */
    public boolean begins(List<Integer> moves) {
        return solutions.stream()
                .anyMatch(line -> line.size() >= moves.size() && line.subList(0, moves.size()).equals(moves));
    }

    /** The lines as people write moves. */
    public List<List<String>> written() {
        return solutions.stream().map(line -> line.stream().map(move -> rules.notation().move(move)).toList()).toList();
    }

    public Puzzle rated(int measured) {
        return new Puzzle(rules, position, quiet, kind, goal, solutions, measured, themes);
    }

    /** The JSON object that DESIGN.md fixes; nothing in it has to be escaped. */
    public String json() {
        StringJoiner lines = new StringJoiner(",", "[", "]");
        for (List<String> line : written()) {
            lines.add("[\"" + String.join("\",\"", line) + "\"]");
        }
        List<String> words = new ArrayList<>(themes.stream().sorted().map(theme -> '"' + theme.word() + '"').toList());
        return new StringJoiner(",", "{", "}").add("\"id\":\"" + id() + '"').add("\"game\":\"" + rules.game() + '"')
                .add("\"rules\":\"" + rules.variant() + '"')
                .add("\"position\":\"" + rules.notation().position(position) + '"').add("\"quiet\":" + quiet)
                .add("\"kind\":\"" + kind.word() + '"').add("\"goal\":" + goal).add("\"solutions\":" + lines)
                .add("\"rating\":" + rating).add("\"themes\":[" + String.join(",", words) + ']').toString();
    }
}
