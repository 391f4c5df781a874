package zwickmuehle.arena.tournament;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;
import zwickmuehle.arena.match.MatchPlan;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ProgramPlayer;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.SandboxChoice;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/**
 * A tournament as a TOML file; docs/formats.md describes it. Errors name the line.
 *
 * <pre>
 *   name = "Kurs 2026"          format = "round-robin"      time = 1
 *   [[player]]
 *   name = "Anna"               play = "python3 anna/bot.py"
 * </pre>
 */
public final class TournamentFile {
    private static final Set<String> KEYS = Set.of("name", "game", "rules", "format", "time", "clock", "start_time",
            "rounds",
            "games", "parallel", "retries", "seed", "sandbox", "think_ahead", "on_withdrawal", "limits", "workers",
            "player");
    private static final Set<String> PLAYER_KEYS = Set.of("name", "play", "folder", "build", "withdrawn", "limits");
    private static final Set<String> LIMIT_KEYS = Set.of("memory", "processor_time", "file_size", "processes",
            "stderr");
    private static final Set<String> WORKERS_KEYS = Set.of("least_speed", "most_load");
    private static final int MOST_ENTRANTS = 1_000;
    private static final int MOST_LOAD = 1_000;
    private static final int LONGEST_NAME = 60;

    private final String[] lines;
    private final JsonNode tree;

    private TournamentFile(String text, JsonNode tree) {
        this.lines = text.split("\n", -1);
        this.tree = tree;
    }

    public static TournamentPlan parse(String text) {
        try {
            return new TournamentFile(text, new TomlMapper().readTree(text)).plan();
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            throw new NotationException("line %d: no TOML: %s", "Zeile %d: kein TOML: %s", line,
                    Excerpt.of(e.getOriginalMessage()));
        }
    }

    private TournamentPlan plan() {
        refuseUnknown(tree, KEYS, -1);
        String game = text(tree, "game", "muehle", -1);
        String variant = text(tree, "rules", game.equals("muehle") ? "kurs" : "7x6", -1);
        Rules rules = located("game", -1, () -> Games.rules(game, variant));
        TournamentFormat format = format();
        GameClock clock = clock();
        Conditions conditions = conditions();
        List<Entrant> entrants = entrants(conditions.limits());
        int usualRounds = Math.max(1, (int) Math.ceil(Math.log(entrants.size()) / Math.log(2)));
        return new TournamentPlan(title(), rules, format,
                clock == null ? time("time", Duration.ofSeconds(1)) : clock.forOneMove(), clock,
                time("start_time", ProgramPlayer.START_TIME),
                number("rounds", usualRounds, 1, 1_000), number("games", format.usualGames(), 1, 1_000),
                number("parallel", MatchPlan.gamesAtOnce(), 0, 256), number("retries", 2, 0, 10),
                number("seed", 1, 0, Integer.MAX_VALUE), entrants, conditions, onWithdrawal(), roster(entrants));
    }

    /** The clock for a whole game; null if every move has the same time. */
    private @Nullable GameClock clock() {
        if (!tree.has("clock")) {
            return null;
        }
        if (tree.has("time")) {
            throw at("clock", -1, new Sentence("either time (for each move) or clock (for the game), not both",
                    "entweder time (je Zug) oder clock (für die Partie), nicht beides"));
        }
        return located("clock", -1, () -> GameClock.parse(text(tree, "clock", "", -1)));
    }

    /** As the file alone tells it: who has withdrawn does not take part. */
    private static Roster roster(List<Entrant> entrants) {
        Roster roster = Roster.everybody(entrants.size());
        for (int i = 0; i < entrants.size(); i++) {
            roster = entrants.get(i).withdrawn() ? roster.with(i, Roster.Stay.OUTSIDE) : roster;
        }
        return roster;
    }

    private Conditions conditions() {
        return new Conditions(
                located("sandbox", -1, () -> SandboxChoice
                        .parse(text(tree, "sandbox", SandboxChoice.BEST.text(), -1))),
                flag(tree, "think_ahead", true, -1), limits(tree, ResourceLimits.STANDARD, -1), machines());
    }

    private MachineBar machines() {
        JsonNode workers = tree.path("workers");
        if (workers.isMissingNode()) {
            return MachineBar.STANDARD;
        }
        refuseUnknown(workers, WORKERS_KEYS, -1);
        JsonNode load = workers.path("most_load");
        double most = load.isMissingNode() ? MachineBar.STANDARD.mostLoad() : load.isNumber() ? load.asDouble() : -1;
        if (!(most >= 0 && most <= MOST_LOAD)) {
            throw at("most_load", -1, Sentence.of("most_load: expected a number from 0 (any load) to %d",
                    "most_load: erwartet wird eine Zahl von 0 (jede Last) bis %d", MOST_LOAD));
        }
        return new MachineBar(number(workers, "least_speed", MachineBar.STANDARD.leastSpeed(), 0, 1_000_000, -1), most);
    }

    private OnWithdrawal onWithdrawal() {
        String text = text(tree, "on_withdrawal", OnWithdrawal.KEEP.text(), -1);
        OnWithdrawal choice = OnWithdrawal.of(text);
        if (choice == null) {
            throw at("on_withdrawal", -1, Sentence.of("on_withdrawal '%s': expected keep or void",
                    "on_withdrawal '%s': erwartet wird keep oder void", Excerpt.of(text)));
        }
        return choice;
    }

    /** Limits in the units people use; what is not named is as it was. */
    private ResourceLimits limits(JsonNode table, ResourceLimits usual, int player) {
        JsonNode limits = table.path("limits");
        if (limits.isMissingNode()) {
            return usual;
        }
        refuseUnknown(limits, LIMIT_KEYS, player);
        return new ResourceLimits(
                (long) number(limits, "memory", (int) (usual.memoryBytes() >> 20), 1, 1 << 20, player) << 20,
                number(limits, "processor_time", (int) usual.cpuSeconds(), 1, 1_000_000, player),
                (long) number(limits, "file_size", (int) (usual.fileBytes() >> 20), 1, 1 << 20, player) << 20,
                number(limits, "processes", usual.processes(), 1, 10_000, player),
                number(limits, "stderr", usual.complaintBytes() >> 10, 1, 10_240, player) << 10);
    }

    private TournamentFormat format() {
        String text = text(tree, "format", TournamentFormat.ROUND_ROBIN.text(), -1);
        TournamentFormat format = TournamentFormat.of(text);
        if (format == null) {
            throw at("format", -1, Sentence.of(
                    "format '%s': expected round-robin, double-round-robin, swiss, gauntlet or knockout",
                    "format '%s': erwartet wird round-robin, double-round-robin, swiss, gauntlet oder knockout",
                    Excerpt.of(text)));
        }
        return format;
    }

    private List<Entrant> entrants(ResourceLimits usual) {
        JsonNode players = tree.path("player");
        if (!players.isArray() || players.size() < 2 || players.size() > MOST_ENTRANTS) {
            throw at("player", -1, Sentence.of("expected 2 to %d players, each in a [[player]] of its own",
                    "erwartet werden 2 bis %d Spieler, jeder in einem eigenen [[player]]", MOST_ENTRANTS));
        }
        List<Entrant> entrants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 0; i < players.size(); i++) {
            int index = i;
            JsonNode player = players.get(i);
            refuseUnknown(player, PLAYER_KEYS, i);
            String words = text(player, "play", "", i);
            PlayerSpec spec = located("play", i, () -> PlayerSpec.parse(words));
            String name = text(player, "name", spec.words(), i);
            if (!fitToShow(name) || !names.add(name)) {
                throw at("name", index, Sentence.of(
                        "the name '%s' is empty, longer than %d characters, has characters that cannot be seen, or is taken already",
                        "der Name '%s' ist leer, länger als %d Zeichen, hat unsichtbare Zeichen oder ist schon vergeben",
                        Excerpt.of(name), LONGEST_NAME));
            }
            if (player.has("build") && !player.has("folder")) {
                throw at("build", index, Sentence.of("%s has a build and no folder to run it in",
                        "%s hat einen build und keinen folder, in dem er laufen kann", name));
            }
            entrants.add(new Entrant(name, spec, folder(player, i), optional(player, "build", i),
                    flag(player, "withdrawn", false, i), player.has("limits") ? limits(player, usual, i) : null));
        }
        return entrants;
    }

    /** Names appear in terminals, tables and pages: nothing in them may steer a terminal or turn a line around. */
    private static boolean fitToShow(String name) {
        return !name.isBlank() && name.length() <= LONGEST_NAME && Excerpt.of(name).equals(name);
    }

    private String title() {
        String title = text(tree, "name", "Zwickmühle", -1);
        if (!fitToShow(title)) {
            throw at("name", -1, Sentence.of(
                    "the name '%s' is empty, longer than %d characters, or has characters that cannot be seen",
                    "der Name '%s' ist leer, länger als %d Zeichen oder hat unsichtbare Zeichen", Excerpt.of(title),
                    LONGEST_NAME));
        }
        return title;
    }

    private void refuseUnknown(JsonNode table, Set<String> known, int player) {
        for (String key : table.propertyNames()) {
            if (!known.contains(key)) {
                throw at(key, player, Sentence.of("unknown key '%s': expected one of %s",
                        "unbekannter Schlüssel '%s': erwartet wird einer von %s", Excerpt.of(key),
                        String.join(", ", known.stream().sorted().toList())));
            }
        }
    }

    private @Nullable Path folder(JsonNode player, int index) {
        String folder = optional(player, "folder", index);
        try {
            return folder == null ? null : Path.of(folder);
        } catch (InvalidPathException e) {
            throw at("folder", index, Sentence.of("'%s' is no name of a folder", "'%s' ist kein Name eines Ordners",
                    Excerpt.of(e.getInput())));
        }
    }

    private @Nullable String optional(JsonNode table, String key, int player) {
        return table.has(key) ? text(table, key, "", player) : null;
    }

    private boolean flag(JsonNode table, String key, boolean otherwise, int player) {
        JsonNode value = table.path(key);
        if (!value.isMissingNode() && !value.isBoolean()) {
            throw at(key, player, Sentence.of("%s: expected true or false", "%s: erwartet wird true oder false", key));
        }
        return value.isMissingNode() ? otherwise : value.asBoolean();
    }

    private String text(JsonNode table, String key, String otherwise, int player) {
        JsonNode value = table.path(key);
        if (!value.isMissingNode() && !value.isString()) {
            throw at(key, player,
                    Sentence.of("%s: expected text in quotes", "%s: erwartet wird Text in Anführungszeichen",
                            key));
        }
        return value.isMissingNode() ? otherwise : value.asString();
    }

    private int number(String key, int otherwise, int least, int most) {
        return number(tree, key, otherwise, least, most, -1);
    }

    private int number(JsonNode table, String key, int otherwise, int least, int most, int player) {
        JsonNode value = table.path(key);
        if (value.isMissingNode()) {
            return otherwise;
        }
        if (!value.isIntegralNumber() || value.asLong() < least || value.asLong() > most) {
            throw at(key, player, Sentence.of("%s: expected a whole number from %d to %d",
                    "%s: erwartet wird eine ganze Zahl von %d bis %d", key, least, most));
        }
        return value.asInt();
    }

    private Duration time(String key, Duration otherwise) {
        JsonNode value = tree.path(key);
        if (value.isMissingNode()) {
            return otherwise;
        }
        BigDecimal seconds = value.isNumber() ? value.decimalValue() : BigDecimal.ZERO;
        return located(key, -1, () -> Seconds.parse(seconds.stripTrailingZeros()));
    }

    private <T> T located(String key, int player, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (SpokenException e) {
            throw at(key, player, e.sentence());
        }
    }

    private NotationException at(String key, int player, Sentence sentence) {
        return new NotationException("line %d: %s", "Zeile %d: %s", line(key, player), sentence);
    }

    /** The line of a key: the first that begins with it, within the player's table where there is one. */
    private int line(String key, int player) {
        Pattern assignment = Pattern.compile("\\s*(\"?)" + Pattern.quote(key) + "\\1\\s*=.*|\\s*\\[\\[\\s*"
                + Pattern.quote(key) + "\\s*\\]\\].*");
        @Nullable
        Integer table = null;
        int tables = -1;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].strip().startsWith("[[")) {
                tables++;
                table = tables == player ? Integer.valueOf(i + 1) : table;
            }
            if (tables == player && assignment.matcher(lines[i]).matches()) {
                return i + 1;
            }
        }
        return table == null ? 1 : table;
    }
}
