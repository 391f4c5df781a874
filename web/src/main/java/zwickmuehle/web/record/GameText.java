package zwickmuehle.web.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

/**
 * A game as text, for people and files:
 *
 * <pre>
 *   [Game "muehle"]
 *   [Rules "klassisch"]
 *   [Start "EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w"]
 *   [White "human"]
 *   [Black "level:3"]
 *   [Result "*"]
 *
 *   1. d6 f4 2. d5 …
 * </pre>
 *
 * Reading needs only the moves: what no header says is as usual in Mühle.
 */
public final class GameText {
    private static final Pattern HEADER = Pattern.compile("\\[(\\w{1,20}) \"([^\"]*)\"]");
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final int MOVES_A_LINE = 10;

    private GameText() {}

    public static String write(GameRecord record, String result) {
        Rules rules = record.setup().rules();
        Notation notation = rules.notation();
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Game", rules.game());
        headers.put("Rules", rules.variant());
        headers.put("Start", notation.position(record.setup().start()));
        headers.put("White", record.setup().white());
        headers.put("Black", record.setup().black());
        headers.put("Result", result);
        StringBuilder text = new StringBuilder();
        headers.forEach((name, value) -> text.append('[').append(name).append(" \"").append(value.replace('"', '\''))
                .append("\"]\n"));
        for (int i = 0; i < record.past().size(); i++) {
            text.append(i % (2 * MOVES_A_LINE) == 0 ? '\n' : ' ');
            if (i % 2 == 0) {
                text.append(i / 2 + 1).append(". ");
            }
            text.append(notation.move(record.past().get(i).move()));
        }
        return text.append('\n').toString();
    }

    /**
     * Reads what {@link #write} writes, and less.
     *
     * @throws NotationException naming the line and column, and what is wrong there
     */
    public static GameScore parse(String text) {
        Map<String, String> headers = new LinkedHashMap<>();
        List<Place> words = new ArrayList<>();
        String[] lines = text.split("\\R", -1);
        for (int line = 0; line < lines.length; line++) {
            Matcher header = HEADER.matcher(lines[line].strip());
            if (header.matches()) {
                headers.put(header.group(1), header.group(2));
            } else {
                addWords(lines[line], line + 1, words);
            }
        }
        Rules rules = Games.rules(headers.getOrDefault("Game", "muehle"), headers.get("Rules"));
        String start = headers.get("Start");
        return score(rules, start == null ? rules.start() : rules.notation().parsePosition(start), words);
    }

    private record Place(String word, int line, int column) {}

    /** Everything but move numbers and results. */
    private static void addWords(String line, int number, List<Place> words) {
        Matcher matcher = WORD.matcher(line);
        while (matcher.find()) {
            if (!matcher.group().matches("\\d+\\.+|\\*|1-0|0-1|1/2-1/2")) {
                words.add(new Place(matcher.group(), number, matcher.start() + 1));
            }
        }
    }

    private static GameScore score(Rules rules, long start, List<Place> words) {
        List<Integer> moves = new ArrayList<>();
        Game game = Game.from(rules, start);
        for (Place place : words) {
            try {
                int move = rules.notation().parseMove(place.word());
                game = game.play(move);
                moves.add(move);
            } catch (NotationException | IllegalMoveException e) {
                throw new NotationException("line %d, column %d, '%s': %s", "Zeile %d, Spalte %d, '%s': %s",
                        place.line(), place.column(), Excerpt.of(place.word()), e.sentence());
            }
        }
        return new GameScore(rules, start, moves);
    }
}
