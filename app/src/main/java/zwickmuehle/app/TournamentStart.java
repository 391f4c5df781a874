package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.tournament.TournamentFile;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.search.Oracle;

/**
 * All that it takes to play the tournament of a file.
 *
 * @param folder where its journal and reports go
 */
record TournamentStart(TournamentPlan plan, Players players, Path folder) {

    /** @param output where the results go; null: beside the file, with its name and {@code -results} */
    static TournamentStart of(Path file, @Nullable Path output, SandboxOption shutIn,
            Function<Rules, Oracle> oracles) {
        TournamentPlan plan = plan(file);
        Sandbox sandbox = Sandbox.of(shutIn.or(plan.conditions().sandbox()), plan.conditions().limits());
        Players standard = Players.standard(sandbox, oracles);
        Players players = new Players(sandbox, plan.startTime(), standard.oracles(), standard.threads(),
                standard.tableBytes());
        return new TournamentStart(plan, players, output == null ? folderBeside(file) : output);
    }

    private static TournamentPlan plan(Path file) {
        try {
            return TournamentFile.parse(Files.readString(file));
        } catch (IOException e) {
            throw new NotationException("can't read %s (%s)", "kann %s nicht lesen (%s)", file, FileTrouble.of(e));
        } catch (SpokenException e) {
            throw new NotationException("%s, %s", "%s, %s", file, e.sentence());
        }
    }

    private static Path folderBeside(Path file) {
        return file.resolveSibling(file.getFileName().toString().replaceFirst("\\.toml$", "") + "-results");
    }
}
