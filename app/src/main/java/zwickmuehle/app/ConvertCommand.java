package zwickmuehle.app;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.formats.RecordFormat;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.arena.formats.GameFormat;
import zwickmuehle.arena.formats.Unsaid;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.rules.NotationException;

@Command(name = "convert", mixinStandardHelpOptions = true, description = {
        "Games and positions from one format into another, from a file or from the input, to the output.",
        "Formats: text and json (our own), wmd (f2-f4xd5), playok (points from 1 to 24), sanmill (FEN, and "
                + "moves in which a removal is a move of its own), mfen (MFEN 1.0), openspiel (action numbers, both "
                + "games), columns (Vier Gewinnt).",
        "The format that comes in is recognised where it can be told. See docs/formats.md."})
final class ConvertCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--from", paramLabel = "F", description = "the format that comes in; recognised if not given")
    private @Nullable String from;

    @Option(names = "--to", required = true, paramLabel = "F", description = "the format that goes out")
    private String to = "";

    @Option(names = "--game", paramLabel = "GAME", description = "muehle or viergewinnt, where the text does not say it")
    private @Nullable String game;

    @Option(names = "--rules", paramLabel = "RULES", description = {
            "Mühle: the rules of games that do not name theirs; theorie if not given, as other programs end "
                    + "games by rules of their own"})
    private @Nullable String rules;

    @Option(names = "--size", paramLabel = "COLUMNSxROWS", description = "Vier Gewinnt: the size of the board, 7x6 if not given")
    private @Nullable String size;

    @Option(names = "--first-column", paramLabel = "N", description = {
            "columns: the number of the left column, 0 or 1; if not given, 0 where a 0 comes in, and 1 otherwise"})
    private @Nullable Integer firstColumn;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "what to convert; the input if not given, or -")
    private Path file = Path.of("-");

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        RecordFormat target = RecordFormat.parse(to);
        RecordFormat given = from == null ? null : RecordFormat.parse(from);
        if (firstColumn != null && (firstColumn < 0 || firstColumn > 1)) {
            throw new NotationException("--first-column %d: expected 0 or 1",
                    "--first-column %d: erwartet wird 0 oder 1",
                    firstColumn);
        }
        Unsaid unsaid = new Unsaid(game, rules == null ? size : rules, firstColumn);
        String text = text();
        RecordFormat source = given == null ? Formats.recognised(text, unsaid) : given;
        List<GameRecord> records = format(source).read(text, unsaid);
        if (records.isEmpty()) {
            throw new NotationException("there is no game and no position to be found",
                    "darin ist keine Partie und keine Stellung zu finden");
        }
        console.out().print(format(target).write(records, unsaid));
        return ExitCode.OK;
    }

    private static GameFormat format(RecordFormat format) {
        return format == RecordFormat.JSON ? new JsonGames() : Formats.of(format);
    }

    private String text() throws IOException {
        if (!file.toString().equals("-")) {
            return GivenPath.text(file);
        }
        try {
            return Formats.withoutMark(
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(System.in.readAllBytes())).toString());
        } catch (CharacterCodingException wrong) {
            throw new NotationException("can't read the input (%s)", "kann die Eingabe nicht lesen (%s)",
                    FileTrouble.of(wrong));
        }
    }
}
