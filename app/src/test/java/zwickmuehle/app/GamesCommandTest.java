package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/** The operator's hand on the stored games, beside a server that runs and without one. */
final class GamesCommandTest {
    @TempDir
    private Path folder = Path.of("");

    private Run games(String... arguments) {
        return Run.of(Stream.concat(Stream.of("games"), Stream.of(arguments)).toArray(String[]::new));
    }

    private String data() {
        return folder.resolve("data").toString();
    }

    private Path file(String contents) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "file", ""), contents);
    }

    private static JsonNode json(Run run) {
        assertThat(run.exitCode()).as(run.err()).isZero();
        return JsonMapper.builder().build().readTree(run.out());
    }

    /** Three games, stored beside a server that runs; their ids. */
    private List<String> stored() throws IOException {
        Path file = file("""
                {"games":[{"game":"viergewinnt","white":"Ada","black":"Alan","moves":["4","4"]},
                 {"game":"viergewinnt","moves":["1","2","1","2","1","2","1"]},
                 {"game":"muehle","rules":"kurs","moves":["d6"]}]}""");
        try (WebServer _ = WebServer.start(Settings.plain(0, folder.resolve("data")))) {
            JsonNode stored = json(games("import", "--data", data(), "--json", file.toString()));
            return stored.path("games").valueStream().map(JsonNode::asString).toList();
        }
    }

    @Test
    void gamesAreStoredListedShownAndDeleted() throws IOException {
        List<String> ids = stored();
        assertThat(ids).hasSize(3);
        Run list = games("list", "--data", data());
        assertThat(list.out()).contains(ids).contains("Ada", "1-0", "3 of 3 games.");
        assertThat(games("show", "--data", data(), ids.getFirst()).out()).contains("[White \"Ada\"]", "1. 4 4");
        JsonNode shown = json(games("show", "--json", "--data", data(), ids.get(1)));
        assertThat(shown.path("result").asString()).isEqualTo("1-0");
        assertThat(shown.path("id").asString()).isEqualTo(ids.get(1));
        Run none = games("delete", "--data", data(), ids.get(0), "nosuchgame12");
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).isEqualTo("zwickmuehle: there is no game 'nosuchgame12'\n");
        assertThat(games("delete", "--data", data(), ids.get(0), ids.get(0), ids.get(1)).out())
                .isEqualTo("2 games deleted.\n");
        JsonNode left = json(games("list", "--data", data(), "--json"));
        assertThat(left.path("total").asInt()).isEqualTo(1);
        assertThat(left.path("games").path(0).path("id").asString()).isEqualTo(ids.get(2));
        assertThat(games("delete", "--data", data(), "--older", "1h").out()).isEqualTo("0 games deleted.\n");
    }

    @Test
    void whatIsExportedCanBeImported() throws IOException {
        stored();
        Run text = games("export", "--data", data());
        Run json = games("export", "--json", "--data", data());
        for (Run exported : List.of(text, json)) {
            assertThat(exported.exitCode()).isZero();
            assertThat(games("import", "--data", data(), file(exported.out()).toString()).out())
                    .contains("/game/").endsWith(" games stored.\n");
        }
        assertThat(json(games("list", "--data", data(), "--json", "--limit", "1")).path("total").asInt()).isEqualTo(9);
    }

    @Test
    void gamesOfOtherProgramsAreImported() throws IOException {
        stored();
        Run imported = games("import", "--data", data(),
                file("\uFEFF[Site \"PlayOK\"]\r\n[White \"Ann\"]\r\n\r\n1. 1 22 2. 2! 23 1-0\r\n").toString());
        assertThat(imported.err()).isEmpty();
        String id = imported.out().lines().findFirst().orElseThrow().substring("/game/".length());
        assertThat(games("show", "--data", data(), id).out()).contains("[White \"Ann\"]", "2. d7 d1");
    }

    @Test
    void aDamagedGameIsNamedAndTheOthersAreExported() throws IOException {
        List<String> ids = stored();
        damage(ids.get(1));
        assertThat(games("list", "--data", data()).out()).contains(ids.get(1) + " is damaged", "Ada");
        Run damaged = Run.of(Locale.GERMAN, "games", "list", "--damaged", "--data", data());
        assertThat(damaged.out()).contains(ids.get(1) + " ist beschädigt", "1 von 3 Partien").doesNotContain("Ada");
        assertThat(games("show", "--data", data(), ids.get(1)).exitCode()).isEqualTo(1);
        Run export = games("export", "--data", data());
        assertThat(export.exitCode()).isEqualTo(1);
        assertThat(export.err()).contains(ids.get(1));
        assertThat(export.out()).contains("Ada", "kurs");
        assertThat(games("delete", "--data", data(), ids.get(1)).exitCode()).isZero();
    }

    /** As a disk does it: some byte of the file becomes another. */
    private void damage(String id) throws IOException {
        Path file = folder.resolve("data").resolve("games.sqlite");
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        int place = bytes.indexOf(id + "viergewinnt");
        assertThat(place).isPositive();
        Files.writeString(file, bytes.substring(0, place + id.length()) + "viergewjnnt"
                + bytes.substring(place + id.length() + 11), StandardCharsets.ISO_8859_1);
    }

    @Test
    void wrongUsageIsToldInOneLine() throws IOException {
        stored();
        for (String[] wrong : new String[][]{{}, {"list", "--limit", "0"}, {"show"}, {"show", "x"}, {"delete"},
                {"delete", "--older", "forever"}, {"delete", "--older", "5"}, {"export", "x"}, {"import"},
                {"import", "nosuchfile"}, {"import", file("{").toString()}, {"import", file("hello").toString()},
                {"import", file("").toString()}, {"import", file("{\"games\":[]}").toString()},
                {"rename"}}) {
            String[] arguments = Stream.concat(Stream.of(wrong), wrong.length == 0 || wrong[0].equals("rename")
                    ? Stream.of()
                    : Stream.of("--data", data())).toArray(String[]::new);
            Run run = games(arguments);
            assertThat(run.exitCode()).as("%s: %s", List.of(wrong), run).isEqualTo(2);
            assertThat(run.err().lines()).as("%s", List.of(wrong)).hasSize(1);
        }
        Run nowhere = games("list", "--data", folder.resolve("nowhere").toString());
        assertThat(nowhere.exitCode()).isEqualTo(2);
        assertThat(nowhere.err()).contains("there are no stored games in ");
    }
}
