package zwickmuehle.web.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** One browser, with cookies of its own, at one server. */
final class Visit {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final HttpClient client;
    private final String address;

    Visit(int port) {
        this(port, HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                .cookieHandler(new CookieManager(null, CookiePolicy.ACCEPT_ALL)).build());
    }

    private Visit(int port, HttpClient client) {
        this.client = client;
        this.address = "http://127.0.0.1:" + port;
    }

    /** The same browser, at another server on this machine: its cookies know no ports. */
    Visit at(int port) {
        return new Visit(port, client);
    }

    /** An answer: its status, and its JSON. */
    record Reply(int status, String type, JsonNode json) {
        String text(String field) {
            return json.path(field).asString("");
        }

        int number(String field) {
            return json.path(field).asInt(-1);
        }
    }

    HttpClient client() {
        return client;
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE);
    }

    HttpResponse<String> send(HttpRequest request) {
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    Reply get(String path) {
        return reply(send(request(path).GET().build()));
    }

    /** As a script posts; quotes may be written as apostrophes. */
    Reply post(String path, String json) {
        return reply(send(request(path).header("X-Zwickmuehle", "1").header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json.replace('\'', '"'))).build()));
    }

    static Reply reply(HttpResponse<String> response) {
        return new Reply(response.statusCode(), response.headers().firstValue("Content-Type").orElse(""),
                Json.read(response.body()));
    }

    /** Makes a game and returns its address. */
    String newGame(String json) {
        Reply reply = post("/api/games", json);
        if (reply.status() != 201) {
            throw new IllegalStateException(reply.toString());
        }
        return "/api/games/" + reply.text("id");
    }

    Reply play(String game, String move, int number) {
        return post(game + "/moves", "{'move':'" + move + "','number':" + number + "}");
    }

    /** Asks for the game again and again until it is as expected. */
    JsonNode await(String game, Predicate<JsonNode> expected) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            JsonNode state = get(game).json();
            if (expected.test(state)) {
                return state;
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("still not as expected: " + state);
            }
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    /** Waits for the turn of a person, or the end. */
    JsonNode awaitTurn(String game) {
        return await(game, state -> !state.path("turn").asString("").equals("computer"));
    }
}
