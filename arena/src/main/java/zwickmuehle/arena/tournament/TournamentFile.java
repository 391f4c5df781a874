package zwickmuehle.arena.tournament;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.match.MatchPlan;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ProgramPlayer;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.SandboxChoice;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
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
            "rounds", "games", "parallel", "retries", "seed", "sandbox", "think_ahead", "on_withdrawal", "limits",
            "workers", "player");
    private static final Set<String> PLAYER_KEYS = Set.of("name", "play", "folder", "build", "withdrawn", "limits");
    private static final Set<String> LIMIT_KEYS = Set.of("memory", "processor_time", "file_size", "processes",
            "stderr");
    private static final Set<String> WORKERS_KEYS = Set.of("least_speed", "most_load");
    private static final int MOST_ENTRANTS = 1_000;
    private static final int MOST_LOAD = 1_000;
    private static final int LONGEST_NAME = 60;

    private final TomlTable file;

    private TournamentFile(TomlTable file) {
        this.file = file;
    }

    public static TournamentPlan parse(String text) {
        return new TournamentFile(TomlTable.parse(text)).plan();
    }

    private TournamentPlan plan() {
        file.refuseUnknown(KEYS);
        String game = file.text("game", "muehle");
        String variant = file.text("rules", game.equals("muehle") ? "kurs" : "7x6");
        Rules rules = file.located("game", () -> Games.rules(game, variant));
        TournamentFormat format = format();
        GameClock clock = clock();
        Conditions conditions = conditions();
        List<Entrant> entrants = entrants(conditions.limits());
        int usualRounds = Math.max(1, (int) Math.ceil(Math.log(entrants.size()) / Math.log(2)));
        return new TournamentPlan(title(), rules, format,
                clock == null ? file.seconds("time", Duration.ofSeconds(1)) : clock.forOneMove(), clock,
                file.seconds("start_time", ProgramPlayer.START_TIME),
                file.number("rounds", usualRounds, 1, 1_000), file.number("games", format.usualGames(), 1, 1_000),
                file.number("parallel", MatchPlan.gamesAtOnce(), 0, 256), file.number("retries", 2, 0, 10),
                file.number("seed", 1, 0, Integer.MAX_VALUE), entrants, conditions, onWithdrawal(), roster(entrants));
    }

    /** The clock for a whole game; null if every move has the same time. */
    private @Nullable GameClock clock() {
        if (!file.has("clock")) {
            return null;
        }
        if (file.has("time")) {
            throw file.at("clock", new Sentence("either time (for each move) or clock (for the game), not both",
                    "entweder time (je Zug) oder clock (für die Partie), nicht beides"));
        }
        return file.located("clock", () -> GameClock.parse(file.text("clock", "")));
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
                file.located("sandbox", () -> SandboxChoice
                        .parse(file.text("sandbox", SandboxChoice.BEST.text()))),
                file.flag("think_ahead", true), limits(file, ResourceLimits.STANDARD), machines());
    }

    private MachineBar machines() {
        TomlTable workers = file.table("workers");
        workers.refuseUnknown(WORKERS_KEYS);
        double most = workers.real("most_load", MachineBar.STANDARD.mostLoad());
        if (!(most >= 0 && most <= MOST_LOAD)) {
            throw file.at("most_load", Sentence.of("most_load: expected a number from 0 (any load) to %d",
                    "most_load: erwartet wird eine Zahl von 0 (jede Last) bis %d", MOST_LOAD));
        }
        return new MachineBar(workers.number("least_speed", MachineBar.STANDARD.leastSpeed(), 0, 1_000_000), most);
    }

    private OnWithdrawal onWithdrawal() {
        String text = file.text("on_withdrawal", OnWithdrawal.KEEP.text());
        OnWithdrawal choice = OnWithdrawal.of(text);
        if (choice == null) {
            throw file.at("on_withdrawal", Sentence.of("on_withdrawal '%s': expected keep or void",
                    "on_withdrawal '%s': erwartet wird keep oder void", Excerpt.of(text)));
        }
        return choice;
    }

    /** Limits in the units people use; what is not named is as it was. */
    private static ResourceLimits limits(TomlTable table, ResourceLimits usual) {
        TomlTable limits = table.table("limits");
        limits.refuseUnknown(LIMIT_KEYS);
        return new ResourceLimits(
                (long) limits.number("memory", (int) (usual.memoryBytes() >> 20), 1, 1 << 20) << 20,
                limits.number("processor_time", (int) usual.cpuSeconds(), 1, 1_000_000),
                (long) limits.number("file_size", (int) (usual.fileBytes() >> 20), 1, 1 << 20) << 20,
                limits.number("processes", usual.processes(), 1, 10_000),
                limits.number("stderr", usual.complaintBytes() >> 10, 1, 10_240) << 10);
    }

    private TournamentFormat format() {
        String text = file.text("format", TournamentFormat.ROUND_ROBIN.text());
        TournamentFormat format = TournamentFormat.of(text);
        if (format == null) {
            throw file.at("format", Sentence.of(
                    "format '%s': expected round-robin, double-round-robin, swiss, gauntlet or knockout",
                    "format '%s': erwartet wird round-robin, double-round-robin, swiss, gauntlet oder knockout",
                    Excerpt.of(text)));
        }
        return format;
    }

    private List<Entrant> entrants(ResourceLimits usual) {
        List<TomlTable> players = file.tables("player");
        if (players.size() < 2 || players.size() > MOST_ENTRANTS) {
            throw file.at("player", Sentence.of("expected 2 to %d players, each in a [[player]] of its own",
                    "erwartet werden 2 bis %d Spieler, jeder in einem eigenen [[player]]", MOST_ENTRANTS));
        }
        List<Entrant> entrants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (TomlTable player : players) {
            Entrant entrant = entrant(player, usual);
            if (!fitToShow(entrant.name()) || !names.add(entrant.name())) {
                throw player.at("name", Sentence.of(
                        "the name '%s' is empty, longer than %d characters, has characters that cannot be seen, or is taken already",
                        "der Name '%s' ist leer, länger als %d Zeichen, hat unsichtbare Zeichen oder ist schon vergeben",
                        Excerpt.of(entrant.name()), LONGEST_NAME));
            }
            entrants.add(entrant);
        }
        return entrants;
    }

    private static Entrant entrant(TomlTable player, ResourceLimits usual) {
        player.refuseUnknown(PLAYER_KEYS);
        PlayerSpec spec = player.located("play", () -> PlayerSpec.parse(player.text("play", "")));
        String name = player.text("name", spec.words());
        if (player.has("build") && !player.has("folder")) {
            throw player.at("build", Sentence.of("%s has a build and no folder to run it in",
                    "%s hat einen build und keinen folder, in dem er laufen kann", Excerpt.of(name)));
        }
        return new Entrant(name, spec, folder(player), player.optional("build"), player.flag("withdrawn", false),
                player.has("limits") ? limits(player, usual) : null);
    }

    /** Names appear in terminals, tables and pages: nothing in them may steer a terminal or turn a line around. */
    private static boolean fitToShow(String name) {
        return !name.isBlank() && name.length() <= LONGEST_NAME && Excerpt.of(name).equals(name);
    }

    private String title() {
        String title = file.text("name", "Zwickmühle");
        if (!fitToShow(title)) {
            throw file.at("name", Sentence.of(
                    "the name '%s' is empty, longer than %d characters, or has characters that cannot be seen",
                    "der Name '%s' ist leer, länger als %d Zeichen oder hat unsichtbare Zeichen", Excerpt.of(title),
                    LONGEST_NAME));
        }
        return title;
    }

    private static @Nullable Path folder(TomlTable player) {
        String folder = player.optional("folder");
        try {
            return folder == null ? null : Path.of(folder);
        } catch (InvalidPathException e) {
            throw player.at("folder", Sentence.of("'%s' is no name of a folder", "'%s' ist kein Name eines Ordners",
                    Excerpt.of(e.getInput())));
        }
    }
}
