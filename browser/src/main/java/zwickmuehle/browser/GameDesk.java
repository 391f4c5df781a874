package zwickmuehle.browser;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.service.Continuation;
import zwickmuehle.play.service.Fields;
import zwickmuehle.play.service.GameList;
import zwickmuehle.play.service.GameOrder;
import zwickmuehle.play.service.NewGame;
import zwickmuehle.play.service.Opponents;
import zwickmuehle.play.service.OwnGames;
import zwickmuehle.play.service.Studies;
import zwickmuehle.play.view.Catalogue;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/**
 * What the page asks, answered as the server answers it: addresses, fields and views are the same. There is one person
 * here, and one thread, so one thing happens at a time by itself.
 */
final class GameDesk {
    private static final Opponents OPPONENTS = new Opponents(List.of());
    private static final List<Side> BOTH = List.of(Side.WHITE, Side.BLACK);

    private final JsonViews json = new JsonViews();
    private final Answers answers = new Answers(json);
    private final PageLedger ledger = new PageLedger(json);
    private final Timers timers = new Timers();
    private final WorkerThinking thinking = new WorkerThinking(timers::later);
    private final PuzzleDesk puzzles = new PuzzleDesk();
    private final OpenGames games;

    GameDesk(long seed) {
        games = new OpenGames(json, ledger, thinking, timers, new SplittableRandom(seed));
    }

    void hear(String word, List<String> more) {
        switch (word) {
            case "stored" -> ledger.stored(new PageFields(more));
            case "elsewhere" -> games.putAway(ledger.stored(new PageFields(more)));
            case "gone" -> {
                ledger.gone(more.getFirst());
                games.putAway(more.getFirst());
            }
            case "ask" -> ask(more);
            case "listen" -> listen(more);
            case "leave" -> games.leave(more.getFirst());
            case "due" -> timers.due(more.getFirst());
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
            answers.refuse(id, e);
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
            case 2 -> answers.give(id, switch (what) {
                case "GET rules" -> Catalogue.rules();
                case "GET opponents" -> Catalogue.opponents(List.of(), null);
                case "POST positions" -> Studies.position(fields);
                case "GET games" -> GameList.of(OpenGames.HERE, fields, ledger);
                case "POST games" -> created(NewGame.of(fields, OPPONENTS, games.freshId()));
                case "POST records" -> GameFiles.listed(fields.text("body"));
                case "GET scenarios" -> Studies.scenarios();
                case "GET puzzles" -> puzzles.all(fields);
                default -> throw nothingHere();
            });
            case 3 -> answers.give(id, switch (what) {
                case "GET games" -> games.at(path[2]).view(OpenGames.HERE);
                case "POST games" -> games.created(GameFiles.taken(fields, games.freshId()), BOTH);
                case "GET puzzles" -> puzzles.one(path[2], fields);
                default -> throw nothingHere();
            });
            case 4 -> {
                switch (what) {
                    case "POST games" -> change(id, path[2], path[3], fields);
                    case "GET games" ->
                        answers.give(id,
                                GameFiles.written(games.at(path[2]).record(), fields.text("format", "text"), json));
                    case "POST scenarios" -> Host.say("study", id, "scenario", path[2]);
                    default -> throw nothingHere();
                }
            }
            default -> throw nothingHere();
        }
    }

    private void change(String id, String game, String word, Fields fields) {
        switch (word) {
            case "continuation" -> answers.give(id, games.created(Continuation.of(fields, OPPONENTS, game), BOTH));
            case "delete" -> answers.give(id, games.deleted(game, fields.seen()));
            default -> order(word).carryOut(games.at(game), OpenGames.HERE, fields, OPPONENTS, answers.later(id));
        }
    }

    private Object created(NewGame made) {
        return games.created(made.record(), made.own());
    }

    private static GameOrder order(String word) {
        return Stream.of(GameOrder.values()).filter(order -> order.word().equals(word)).findFirst()
                .orElseThrow(GameDesk::nothingHere);
    }

    private static Refusal nothingHere() {
        return Refusal.unknown("there is nothing at this address without a server",
                "unter dieser Adresse gibt es ohne Server nichts");
    }

    // ---- streams ----

    /** A stream by its number and path, then the fields of its address. */
    private void listen(List<String> words) {
        String stream = words.getFirst();
        String[] path = words.get(1).substring(1).split("/", -1);
        List<String> fields = words.subList(2, words.size());
        try {
            switch (path[path.length - 1]) {
                case "events" -> games.watch(stream, path[2]);
                case "analysis", "hardcases" -> study(stream, path[path.length - 1], fields);
                case "review" -> Host.say("study",
                        Stream.of(Stream.of(stream, "review"),
                                WorkerThinking.words(games.at(path[2]).record().game()).stream(), fields.stream())
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
        Host.say("study", Stream.concat(Stream.of(id, "explore", OwnGames.written(ledger, OpenGames.HERE, rules)),
                words.stream()).toArray());
    }

    /** Somebody who thinks is to work on it, by these fields. */
    private static void study(String id, String kind, List<String> fields) {
        Host.say("study", Stream.concat(Stream.of(id, kind), fields.stream()).toArray());
    }
}
