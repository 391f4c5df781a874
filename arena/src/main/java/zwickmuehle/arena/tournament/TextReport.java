package zwickmuehle.arena.tournament;

import java.util.List;
import java.util.Locale;
import zwickmuehle.rules.Sentence;

/** The table, the cross table and all forfeits as text. */
public final class TextReport {
    /** What a terminal shows without breaking lines, if its window is wide. */
    private static final int TERMINAL_WIDTH = 160;
    private static final Sentence TOO_WIDE = new Sentence(
            "The cross table is too wide for a terminal: it is in the report, and in standings.txt beside it.",
            "Die Kreuztabelle ist zu breit für ein Terminal: sie steht im Bericht und daneben in standings.txt.");

    private final TournamentPlan plan;
    private final List<FinishedGame> games;
    private final List<Standing> table;
    private final int nameWidth;
    private final StringBuilder text = new StringBuilder();

    private TextReport(TournamentPlan plan, List<FinishedGame> games) {
        this.plan = plan;
        this.games = games;
        this.table = Standings.of(plan, games);
        this.nameWidth = Math.max(4, table.stream().mapToInt(row -> row.name().length()).max().orElse(0));
    }

    /** All of it, for a file. */
    public static String of(TournamentPlan plan, List<FinishedGame> games, Locale language) {
        return new TextReport(plan, games).text(language, Integer.MAX_VALUE);
    }

    /** As much of it as a terminal can show. */
    public static String forTerminal(TournamentPlan plan, List<FinishedGame> games, Locale language) {
        return new TextReport(plan, games).text(language, TERMINAL_WIDTH);
    }

    private String text(Locale language, int width) {
        standings();
        String crossTable = crossTable();
        boolean fits = crossTable.lines().allMatch(line -> line.length() <= width);
        text.append(fits ? crossTable : TOO_WIDE.in(language) + "\n");
        forfeits(language);
        return text.toString();
    }

    private void standings() {
        text.append(plan.name()).append("\n").append(plan.rules().game()).append(' ').append(plan.rules().variant())
                .append(", ").append(plan.format().text()).append(", ").append(plan.timeWords())
                .append(", ").append(games.size()).append(" games\n\n");
        text.append("  # ").append(padded("")).append("  points   +   =   -  buchholz      s-b    elo  forfeits\n");
        for (Standing row : table) {
            text.append(String.format(Locale.ROOT, "%3d %s  %6s %3d %3d %3d  %8s %8s  %+5.0f ±%-4.0f ", row.rank(),
                    padded(row.name()), GameTables.points(row.points()), row.tally().wins(), row.tally().draws(),
                    row.tally().losses(), GameTables.points(row.buchholz()), GameTables.points(row.sonnebornBerger()),
                    row.elo(), row.eloError())).append(row.forfeits() == 0 ? "" : row.forfeits()).append('\n');
        }
        text.append('\n');
    }

    private String crossTable() {
        StringBuilder cross = new StringBuilder();
        for (Standing row : table) {
            cross.append(String.format(Locale.ROOT, "%3d %s", row.rank(), padded(row.name())));
            for (Standing column : table) {
                cross.append(String.format(Locale.ROOT, " %4s",
                        GameTables.cell(plan.counting(games), row.entrant(), column.entrant())));
            }
            cross.append('\n');
        }
        return cross.toString();
    }

    private void forfeits(Locale language) {
        List<FinishedGame> forfeits = GameTables.forfeits(games);
        text.append("\nForfeits: ").append(forfeits.size()).append('\n');
        for (FinishedGame game : forfeits) {
            text.append("  ").append(GameTables.label(game.fixture())).append("  ")
                    .append(GameTables.loser(plan, game)).append("  ").append(game.verdict().code()).append("  ")
                    .append(game.verdict().sentence().in(language)).append('\n');
        }
        for (int i = 0; i < plan.entrants().size(); i++) {
            absence(plan.entrants().get(i).name(), plan.roster().stay(i), language);
        }
        List<FinishedGame> without = GameTables.withoutResult(games);
        if (!without.isEmpty()) {
            text.append("\nWithout a result: ").append(without.size()).append('\n');
        }
        for (FinishedGame game : without) {
            text.append("  ").append(GameTables.label(game.fixture())).append("  ").append(game.verdict().code())
                    .append("  ").append(game.verdict().sentence().in(language)).append('\n');
        }
    }

    private void absence(String name, Roster.Stay stay, Locale language) {
        Sentence why = stay.why();
        if (why != null) {
            text.append(Sentence.of("Left out: %s: %s", "Nicht dabei: %s: %s", name, why).in(language)).append('\n');
        } else if (stay.withdrawn()) {
            text.append((plan.onWithdrawal() == OnWithdrawal.VOID
                    ? Sentence.of("Withdrawn: %s; its games do not count",
                            "Zurückgetreten: %s; die Partien zählen nicht",
                            name)
                    : Sentence.of("Withdrawn: %s; what was played counts",
                            "Zurückgetreten: %s; was gespielt ist, zählt",
                            name))
                    .in(language)).append('\n');
        }
    }

    private String padded(String name) {
        return name + " ".repeat(nameWidth - name.length());
    }
}
