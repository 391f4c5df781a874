package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.service.Continuation;
import zwickmuehle.play.service.Fields;
import zwickmuehle.play.service.GameList;
import zwickmuehle.play.service.GameOrder;
import zwickmuehle.play.service.NewGame;
import zwickmuehle.play.service.Opponents;
import zwickmuehle.play.service.OwnGames;
import zwickmuehle.play.service.Studies;
import zwickmuehle.play.table.Carrier;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Reply;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.table.Seen;
import zwickmuehle.play.table.Table;
import zwickmuehle.play.view.Catalogue;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/**
 * What the page asks, answered as the server answers it: addresses, fields and views are the same. There is one person
 * here, and one thread, so one thing happens at a time by itself.
 */
final class GameDesk {
    private static final Person HERE = new Person("here");
    private static final Opponents OPPONENTS = new Opponents(List.of());
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    private static final int MOST_OPEN = 20;
    private static final int OK = 200;

    /** A game that is open, and who listens to it. */
    private record Place(Table table, Listeners listeners) {}

    private final JsonViews json = new JsonViews();
    private final PageLedger ledger = new PageLedger(json);
    private final WorkerThinking thinking = new WorkerThinking(this::later);
    private final PuzzleDesk puzzles = new PuzzleDesk();
    private final SplittableRandom random;
    private final Map<String, Place> open = new LinkedHashMap<>();
    private final Map<String, String> gameByStream = new HashMap<>();
    private final Map<String, Runnable> dueLater = new HashMap<>();
    private long timers;

    GameDesk(long seed) {
        random = new SplittableRandom(seed);
    }

    void hear(String word, List<String> more) {
        switch (word) {
            case "stored" -> ledger.stored(new PageFields(more));
            case "elsewhere" -> putAway(ledger.stored(new PageFields(more)));
            case "gone" -> {
                ledger.gone(more.getFirst());
                putAway(more.getFirst());
            }
            case "ask" -> ask(more);
            case "listen" -> listen(more);
            case "leave" -> leave(more.getFirst());
            case "due" -> due(more.getFirst());
            case "puzzles" -> puzzles.brought(more.get(0), more.get(1));
            case "thought" -> thinking.heard(more);
            default -> throw new IllegalArgumentException("nobody here knows " + word);
        }
    }

    // ---- questions ----

    /** A question by its number, method and path, then the fields. */
    private void ask(List<String> words) {
        String id = words.getFirst();
        try {
            answer(id, words.get(1), words.get(2).substring(1).split("/", -1), words.subList(3, words.size()));
        } catch (RuntimeException e) {
            refuse(id, e);
        }
    }

    private void answer(String id, String method, String[] path, List<String> words) {
        Fields fields = new PageFields(words);
        String what = method + " " + path[1];
        if (what.equals("GET reasons")) {
            study(id, "reasons", words);
            return;
        }
        if (what.equals("GET explore")) {
            explore(id, fields, words);
            return;
        }
        switch (path.length) {
            case 2 -> give(id, switch (what) {
                case "GET rules" -> Catalogue.rules();
                case "GET opponents" -> Catalogue.opponents(List.of(), null);
                case "POST positions" -> Studies.position(fields);
                case "GET games" -> GameList.of(HERE, fields, ledger);
                case "POST games" -> created(NewGame.of(fields, OPPONENTS, freshId()));
                case "POST records" -> new Records(lines(fields.text("body")));
                case "GET scenarios" -> Studies.scenarios();
                case "GET puzzles" -> puzzles.all(fields);
                default -> throw nothingHere();
            });
            case 3 -> give(id, switch (what) {
                case "GET games" -> at(path[2]).table().view(HERE);
                case "POST games" -> imported(fields);
                case "GET puzzles" -> puzzles.one(path[2], fields);
                default -> throw nothingHere();
            });
            case 4 -> {
                switch (what) {
                    case "POST games" -> change(id, path[2], path[3], fields);
                    case "GET games" ->
                        give(id, written(at(path[2]).table().record(), fields.text("format", "text")));
                    case "POST scenarios" -> Host.say("study", id, "scenario", path[2]);
                    default -> throw nothingHere();
                }
            }
            default -> throw nothingHere();
        }
    }

    private void change(String id, String game, String word, Fields fields) {
        switch (word) {
            case "continuation" -> give(id, created(Continuation.of(fields, OPPONENTS, game),
                    List.of(Side.WHITE, Side.BLACK)));
            case "delete" -> give(id, deleted(game, fields.seen()));
            default -> order(word).carryOut(at(game).table(), HERE, fields, OPPONENTS, new Waiting(id));
        }
    }

    private void give(String id, Object view) {
        Host.say("answer", id, OK, json.write(view));
    }

    private static GameOrder order(String word) {
        return Stream.of(GameOrder.values()).filter(order -> order.word().equals(word)).findFirst()
                .orElseThrow(GameDesk::nothingHere);
    }

    private static Refusal nothingHere() {
        return Refusal.unknown("there is nothing at this address without a server",
                "unter dieser Adresse gibt es ohne Server nichts");
    }

    /** Whoever asked something that takes a while. */
    private final class Waiting implements Reply<Object> {
        private final String id;

        Waiting(String id) {
            this.id = id;
        }

        @Override
        public void answered(Object answer) {
            give(id, answer);
        }

        @Override
        public void refused(RuntimeException why) {
            refuse(id, why);
        }
    }

    /** What the page is told where something cannot be done. */
    private record Problem(int status, String detail, Spoken sentence) {}

    private void refuse(String id, RuntimeException why) {
        Sentence sentence = why instanceof SpokenException spoken
                ? spoken.sentence()
                : new Sentence("something went wrong here: " + why, "hier ist etwas schiefgegangen: " + why);
        int status = status(why);
        Host.say("answer", id, status,
                json.write(new Problem(status, sentence.in(Locale.ENGLISH), Spoken.of(sentence))));
    }

    private static int status(RuntimeException why) {
        return switch (why) {
            case Refusal refusal -> switch (refusal.kind()) {
                case MALFORMED -> 400;
                case UNKNOWN -> 404;
                case NOT_YOURS -> 403;
                case STALE, NOT_NOW -> 409;
                case BUSY -> 429;
            };
            case SpokenException _ -> 422;
            default -> 500;
        };
    }

    // ---- games ----

    private Object created(NewGame made) {
        return created(made.record(), made.own());
    }

    private Object created(GameState record, List<Side> own) {
        Seats seats = Seats.of(HERE, record.setup(), own);
        ledger.create(record, seats);
        return opened(new Ledger.Kept(record, seats)).table().view(HERE);
    }

    private Place at(String id) {
        Place place = open.get(id);
        if (place != null) {
            return place;
        }
        Ledger.Kept kept = ledger.load(id);
        if (kept == null) {
            throw Refusal.unknownGame(id);
        }
        return opened(kept);
    }

    private Place opened(Ledger.Kept kept) {
        if (open.size() >= MOST_OPEN) {
            open.values().removeIf(place -> place.table().closedIfIdle(true));
        }
        Listeners listeners = new Listeners(json);
        Table table = new Table(new Carrier(ledger, thinking, this::later, listeners, Host::nanoTime,
                new SplittableRandom(random.nextLong()), this::freshId), kept);
        Place place = new Place(table, listeners);
        open.put(kept.record().setup().id(), place);
        table.open();
        return place;
    }

    /** Another tab has changed or removed the game: whoever listens comes again and finds what is there. */
    private void putAway(String id) {
        Place place = open.remove(id);
        if (place != null) {
            place.table().close();
        }
    }

    /** How many games were deleted; none is hidden here because others still had it. */
    private record Deleted(int deleted, int hidden) {}

    /** Deletes a game, if it is still the one that was seen. */
    private Deleted deleted(String id, Seen seen) {
        Ledger.Kept kept = ledger.load(id);
        if (kept == null) {
            throw Refusal.unknownGame(id);
        }
        long version = kept.record().version();
        if (seen.version() != null && seen.version() != version) {
            throw Refusal.stale(kept.record().game().length());
        }
        ledger.gone(id);
        putAway(id);
        Host.say("remove", id, version);
        return new Deleted(1, 0);
    }

    private String freshId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    // ---- out and in ----

    /** A game as a file. */
    private record Written(String name, String contents) {}

    private Written written(GameState record, String format) {
        String name = record.setup().rules().game() + "-" + record.setup().id();
        zwickmuehle.arena.record.GameRecord written = Exchange.written(record);
        return switch (format) {
            case "text" -> new Written(name + ".txt", TextRecords.write(written));
            case "json" -> new Written(name + ".json", json.write(RecordFields.of(written)) + "\n");
            default -> throw Refusal.malformed("'format': expected text or json",
                    "'format': erwartet wird text oder json");
        };
    }

    /** The games of a text. */
    private record Records(List<Line> games) {}

    private record Line(int number, String game, String white, String black, String result, Spoken text, int moves) {}

    private static List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        for (zwickmuehle.arena.record.GameRecord record : TextRecordReader.readForgiving(text)) {
            PlayedGame played = record.played();
            lines.add(new Line(lines.size() + 1, played.game().rules().game(), played.white(), played.black(),
                    played.verdict().result().text(), Spoken.of(played.verdict().sentence()), played.game().length()));
        }
        return lines;
    }

    private Object imported(Fields fields) {
        List<zwickmuehle.arena.record.GameRecord> records = TextRecordReader.readForgiving(fields.text("body"));
        int number = fields.count("number", 1, Integer.MAX_VALUE);
        if (number < 1 || number > records.size()) {
            throw new NotationException("there is no game %d: these are %d", "eine Partie %d gibt es nicht: es sind %d",
                    number, records.size());
        }
        return created(Exchange.taken(records.get(number - 1), freshId()), List.of(Side.WHITE, Side.BLACK));
    }

    // ---- streams and time ----

    /** A stream by its number and path, then the fields of its address. */
    private void listen(List<String> words) {
        String stream = words.getFirst();
        String[] path = words.get(1).substring(1).split("/", -1);
        List<String> fields = words.subList(2, words.size());
        try {
            switch (path[path.length - 1]) {
                case "events" -> watch(stream, path[2]);
                case "analysis", "hardcases" -> study(stream, path[path.length - 1], fields);
                case "review" -> Host.say("study",
                        Stream.of(Stream.of(stream, "review"),
                                WorkerThinking.words(at(path[2]).table().record().game()).stream(), fields.stream())
                                .flatMap(part -> part).toArray());
                default -> throw nothingHere();
            }
        } catch (SpokenException e) {
            Host.say("event", stream, "failed", json.write(Spoken.of(e.sentence())));
        }
    }

    /** Who thinks knows values, and is told what was played. */
    private void explore(String id, Fields fields, List<String> words) {
        Rules rules = Games.rules(fields.text("game", "muehle"), fields.textOrNull("variant"));
        Host.say("study", Stream.concat(Stream.of(id, "explore", OwnGames.written(ledger, HERE, rules)),
                words.stream()).toArray());
    }

    /** Somebody who thinks is to work on it, by these fields. */
    private static void study(String id, String kind, List<String> fields) {
        Host.say("study", Stream.concat(Stream.of(id, kind), fields.stream()).toArray());
    }

    private void watch(String stream, String id) {
        Place place = at(id);
        Object view = place.table().watch(HERE);
        place.listeners().add(stream);
        gameByStream.put(stream, id);
        Host.say("event", stream, "game", json.write(view));
    }

    private void leave(String stream) {
        String id = gameByStream.remove(stream);
        Place place = id == null ? null : open.get(id);
        if (place != null) {
            place.listeners().remove(stream);
        }
    }

    private void later(long nanos, Runnable work) {
        String id = "timer-" + ++timers;
        dueLater.put(id, work);
        Host.say("later", id, Double.toString(nanos / 1e6));
    }

    private void due(String id) {
        @Nullable
        Runnable work = dueLater.remove(id);
        if (work != null) {
            work.run();
        }
    }
}
