package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * Games as the action numbers of OpenSpiel, one game a line, perhaps in brackets: in {@code connect_four} the column from 0, in
 * {@code nine_mens_morris} as {@link OpenSpielActions} says.
 */
final class OpenSpielFormat implements GameFormat {
    private static final int MOST_COLUMN = 6;

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        List<GameRecord> records = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (!line.isBlank()) {
                try {
                    int[] actions = actions(line);
                    records.add(Positions.ended(replay(actions, rules(actions, unsaid)), "*"));
                } catch (SpokenException wrong) {
                    throw new NotationException("line %d: %s", "Zeile %d: %s", number, wrong.sentence());
                }
            }
        }
        return records;
    }

    private static int[] actions(String line) {
        return Arrays.stream(withoutBrackets(line.strip()).split("[\\s,]+", -1)).filter(word -> !word.isEmpty())
                .mapToInt(word -> {
                    if (!word.matches("[0-9]{1,3}")) {
                        throw new NotationException("'%s' is no action: expected a number",
                                "'%s' ist keine Aktion: erwartet wird eine Zahl",
                                Excerpt.of(word));
                    }
                    return Integer.parseInt(word);
                }).toArray();
    }

    /** As Python prints a list. */
    private static String withoutBrackets(String line) {
        return line.startsWith("[") && line.endsWith("]") ? line.substring(1, line.length() - 1) : line;
    }

    /** A number over 6 is no column; below, the game that the actions are legal in, if it is only one. */
    private static Rules rules(int[] actions, Unsaid unsaid) {
        if ("viergewinnt".equals(unsaid.game())) {
            return unsaid.vierGewinnt(RecordFormat.OPENSPIEL);
        }
        if (unsaid.game() != null || Arrays.stream(actions).anyMatch(action -> action > MOST_COLUMN)) {
            return unsaid.muehle(RecordFormat.OPENSPIEL);
        }
        Rules muehle = unsaid.muehle(RecordFormat.OPENSPIEL);
        boolean both = legal(actions, muehle) && legal(actions, VierGewinnt.STANDARD);
        if (both) {
            throw new NotationException(
                    "these actions could be of either game: say --game muehle or --game viergewinnt",
                    "diese Aktionen könnten zu beiden Spielen gehören: --game muehle oder --game viergewinnt angeben");
        }
        return legal(actions, muehle) ? muehle : VierGewinnt.STANDARD;
    }

    private static boolean legal(int[] actions, Rules rules) {
        try {
            replay(actions, rules);
            return true;
        } catch (SpokenException _) {
            return false;
        }
    }

    private static Replay replay(int[] actions, Rules rules) {
        Replay replay = new Replay(rules, rules.start());
        for (int i = 0; i < actions.length; i++) {
            int action = actions[i];
            try {
                if (rules instanceof VierGewinnt) {
                    replay.play(action);
                } else {
                    int move = OpenSpielActions.move(action);
                    if (UciText.removalIsDue(replay.game(), move)) {
                        if (i + 1 == actions.length) {
                            throw new NotationException("closes a mill, and the action that removes a stone is missing",
                                    "schließt eine Mühle, und die Aktion, die einen Stein schlägt, fehlt");
                        }
                        i++;
                        move = OpenSpielActions.taking(move, actions[i]);
                    }
                    replay.play(move);
                }
            } catch (SpokenException wrong) {
                throw new NotationException("action %d, '%d': %s", "Aktion %d, '%d': %s", i + 1, actions[i],
                        wrong.sentence());
            }
        }
        return replay;
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        StringBuilder text = new StringBuilder();
        for (GameRecord record : records) {
            Game game = Positions.usual(record, RecordFormat.OPENSPIEL);
            List<Integer> actions = new ArrayList<>();
            for (int move : game.moves()) {
                if (game.rules() instanceof VierGewinnt) {
                    actions.add(move);
                } else {
                    actions.addAll(OpenSpielActions.of(move));
                }
            }
            text.append(actions.stream().map(String::valueOf).collect(Collectors.joining(" "))).append('\n');
        }
        return text.toString();
    }
}
