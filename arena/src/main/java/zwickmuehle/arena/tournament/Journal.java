package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/**
 * The memory of a tournament: a file to which each finished game is added as one line of JSON and forced to disk before
 * anybody is told of it. Nothing in it is ever changed. A last line that was cut short or damaged by an interruption is
 * dropped when the file is opened again: its game has not been told to anybody, and is played again.
 *
 * <pre>
 *   {"tournament":{"game":"muehle","rules":"kurs",…}}                     what the games belong to
 *   {"roster":{"from":1,"entered":[{"name":"Anna","play":"…"},…],…}}      who comes and goes: see {@link RosterChange}
 *   {"round":1,"table":2,"game":1,"white":0,"black":3,"record":{…}}       one line a game
 * </pre>
 *
 * Players are numbered in the order in which the lines name them. The first version wrote all of the first two lines as one
 * text; its journals are read too.
 *
 * <p>One process writes at a time, and locks the file for that; one thread at a time. The system drops that lock as soon as
 * this process closes <em>any</em> descriptor of the file, so everything goes through the one channel that holds it.
 */
final class Journal implements TournamentBook {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final FileChannel channel;
    private final List<FinishedGame> games = new ArrayList<>();
    private final List<RosterChange> changes = new ArrayList<>();
    private final Members members = new Members();

    private Journal(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Opens the journal of a plan.
     *
     * @param resume whether there may be games in it already
     * @param told gets a sentence if something had to be cut off
     */
    static Journal open(Path file, TournamentPlan plan, boolean resume, Consumer<Sentence> told) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        Journal journal = new Journal(channel);
        try {
            if (!locked(channel)) {
                throw new JournalException("%s is in use: this tournament is running already",
                        "%s wird gerade benutzt: dieses Turnier läuft schon", file);
            }
            if (!resume && journal.withoutGames()) {
                channel.truncate(0);
            }
            if (!resume && channel.size() > 0) {
                throw new NotationException("%s already exists: go on with --resume, or name another --output",
                        "%s gibt es schon: mit --resume fortsetzen oder ein anderes --output nennen", file);
            }
            journal.read(file, plan, told);
            return journal;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException thisProcessHoldsIt) {
            return false;
        }
    }

    private void read(Path file, TournamentPlan plan, Consumer<Sentence> told) throws IOException {
        byte[] bytes = contents();
        int end = endOfLine(bytes, bytes.length);
        int start = endOfLine(bytes, end - 1);
        boolean damaged = start > 0 && !isJson(bytes, start, end);
        if (end == 0 && bytes.length > 0 && bytes[0] != '{') {
            throw new NotationException("%s is no journal of a tournament", "%s ist kein Journal eines Turniers", file);
        }
        if (damaged || end < bytes.length) {
            told.accept(Sentence.of("%s: the last line is damaged and was cut off; its game is played again",
                    "%s: die letzte Zeile ist beschädigt und wurde abgeschnitten; ihre Partie wird noch einmal gespielt",
                    file));
            end = damaged ? start : end;
        }
        channel.truncate(end);
        channel.position(end);
        if (end == 0) {
            append(head(plan));
            return;
        }
        String[] lines = new String(bytes, 0, end, StandardCharsets.UTF_8).split("\n", -1);
        checkHead(json(file, lines[0], 1).path("tournament"), plan);
        Set<Fixture> known = new LinkedHashSet<>();
        for (int i = 1; i < lines.length - 1; i++) {
            JsonNode json = json(file, lines[i], i + 1);
            if (json.has("roster")) {
                apply(RosterChange.read(json.path("roster")));
            } else if (known.add(fixture(json))) {
                games.add(game(file, json, i + 1));
            }
        }
    }

    /** Whether nothing has been played yet, so that nothing is lost by beginning anew. */
    private boolean withoutGames() throws IOException {
        for (String line : new String(contents(), StandardCharsets.UTF_8).lines().toList()) {
            if (!line.startsWith("{\"tournament\":") && !line.startsWith("{\"roster\":")) {
                return false;
            }
        }
        return true;
    }

    private static JsonNode json(Path file, String line, int number) {
        try {
            return MAPPER.readTree(line);
        } catch (JacksonException e) {
            throw new NotationException("%s, line %d: no JSON", "%s, Zeile %d: kein JSON", file, number);
        }
    }

    private static FinishedGame game(Path file, JsonNode json, int number) {
        try {
            return new FinishedGame(fixture(json), JsonRecords.read(json.path("record")));
        } catch (SpokenException e) {
            throw new NotationException("%s, line %d: %s", "%s, Zeile %d: %s", file, number, e.sentence());
        }
    }

    private byte[] contents() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        for (int count = 0; count >= 0 && bytes.hasRemaining();) {
            count = channel.read(bytes, bytes.position());
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    /** Where the last whole line within the first {@code length} bytes ends; 0 if there is none. */
    private static int endOfLine(byte[] bytes, int length) {
        int end = Math.max(0, length);
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    private static boolean isJson(byte[] bytes, int start, int end) {
        try {
            return MAPPER.readTree(bytes, start, end - start).isObject();
        } catch (JacksonException damaged) {
            return false;
        }
    }

    private void checkHead(JsonNode head, TournamentPlan plan) {
        if (head.isString() && head.asString().equals(plan.fingerprint())) {
            members.enterAll(plan);
            return;
        }
        if (!head.isObject()) {
            throw new NotationException(
                    "these results belong to another tournament: players, format, time or rules were changed",
                    "diese Ergebnisse gehören zu einem anderen Turnier: Spieler, Format, Zeit oder Regeln wurden geändert");
        }
        plan.requireUnchanged(head);
    }

    private static Fixture fixture(JsonNode json) {
        return new Fixture(json.path("round").asInt(), json.path("table").asInt(), json.path("game").asInt(),
                json.path("white").asInt(), json.path("black").asInt());
    }

    @Override
    public List<FinishedGame> games() {
        return List.copyOf(games);
    }

    @Override
    public TournamentPlan plan(TournamentPlan file) {
        return members.plan(file);
    }

    @Override
    public void add(RosterChange change) throws IOException {
        append(line(change));
        apply(change);
    }

    void add(FinishedGame game) throws IOException {
        append(line(game));
        games.add(game);
    }

    private void apply(RosterChange change) {
        members.apply(change);
        changes.add(change);
    }

    /** Who came and went, in order; not what the first version of the journal wrote. */
    List<RosterChange> changes() {
        return List.copyOf(changes);
    }

    static ObjectNode head(TournamentPlan plan) {
        ObjectNode head = MAPPER.createObjectNode();
        plan.settings().forEach(head.putObject("tournament")::put);
        return head;
    }

    static ObjectNode line(RosterChange change) {
        ObjectNode json = MAPPER.createObjectNode();
        json.set("roster", change.write());
        return json;
    }

    static ObjectNode line(FinishedGame game) {
        Fixture fixture = game.fixture();
        ObjectNode json = MAPPER.createObjectNode().put("round", fixture.round()).put("table", fixture.table())
                .put("game", fixture.game()).put("white", fixture.white()).put("black", fixture.black());
        json.set("record", JsonRecords.write(game.record()));
        return json;
    }

    private void append(ObjectNode json) throws IOException {
        ByteBuffer line = StandardCharsets.UTF_8.encode(json + "\n");
        long end = channel.position();
        try {
            while (line.hasRemaining()) {
                channel.write(line);
            }
            channel.force(false);
        } catch (IOException e) {
            // Half a line must not stand in the middle, should the next game find room on the disk.
            channel.truncate(end);
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
