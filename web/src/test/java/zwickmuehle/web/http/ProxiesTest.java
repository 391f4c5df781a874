package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.http.HttpRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.rules.NotationException;
import zwickmuehle.search.Oracle;

/** Who a request comes from, whatever it says about that itself. */
class ProxiesTest {
    private static final int GAMES = 5;

    /** Five new games for each client, and none for a long time afterwards; a proxy in front of the one on loopback. */
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer(data -> new Settings("127.0.0.1", 0, data, List.of(),
            Set.of(), _ -> Oracle.NONE, 1,
            Allowances.STANDARD.with("games-per-minute=1").with("games-at-once=" + GAMES), false,
            new Databases(data.resolve("databases"), _ -> {})).behind(List.of(Network.parse("192.0.2.0/24"))));

    private static int makeGame(String... forwarded) {
        Visit visit = SERVER.visit();
        HttpRequest.Builder request = visit.request("/api/games").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}"));
        for (String line : forwarded) {
            request.header("X-Forwarded-For", line);
        }
        return visit.send(request.build()).statusCode();
    }

    @Test
    void noMoreLinesOrEntriesMakeAnotherClient() {
        for (int i = 0; i < GAMES; i++) {
            assertThat(makeGame("10.9.9." + i, "203.0.113.7")).isEqualTo(201);
        }
        assertThat(makeGame("203.0.113.7")).isEqualTo(429);
        assertThat(makeGame("10.9.9.99", "203.0.113.7")).isEqualTo(429);
        assertThat(makeGame("10.9.9.99, 203.0.113.7")).isEqualTo(429);
        assertThat(makeGame("10.9.9.99, 203.0.113.7", "192.0.2.4")).isEqualTo(429);
        assertThat(makeGame("203.0.113.7, 192.0.2.4, 192.0.2.9")).isEqualTo(429);
        assertThat(makeGame("203.0.113.8, 192.0.2.4")).isEqualTo(201);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", value = {
            // peer | lines, separated by a semicolon | client
            "198.51.100.1 | none | 198.51.100.1",
            "198.51.100.1 | 203.0.113.7 | 198.51.100.1",
            "127.0.0.1 | none | 127.0.0.1",
            "127.0.0.1 | 203.0.113.7 | 203.0.113.7",
            "::1 | 1.1.1.1, 203.0.113.7 | 203.0.113.7",
            "10.1.2.3 | 1.1.1.1;203.0.113.7 | 203.0.113.7",
            "10.1.2.3 | 203.0.113.7;10.3.3.3 | 203.0.113.7",
            "10.1.2.3 | 1.1.1.1, 203.0.113.7, 10.3.3.3 | 203.0.113.7",
            "10.1.2.3 | 10.5.5.5, 10.3.3.3 | 10.5.5.5",
            "10.1.2.3 | 203.0.113.7:51234 | 203.0.113.7",
            "10.1.2.3 | [2001:db8::7]:443 | 2001:db8:0:0:0:0:0:7",
            "10.1.2.3 | 2001:db8::7 | 2001:db8:0:0:0:0:0:7",
            "fd00::5 | 2001:db8::7, fd00::9 | 2001:db8:0:0:0:0:0:7",
            "10.1.2.3 | unknown | 10.1.2.3",
            "10.1.2.3 | 203.0.113.7, nonsense | 10.1.2.3",
            "10.1.2.3 | 203.0.113.7, nonsense, 10.3.3.3 | 10.3.3.3",
            "10.1.2.3 | localhost | 10.1.2.3",
            "10.1.2.3 | 1234 | 10.1.2.3",
            "10.1.2.3 | '' | 10.1.2.3",
            "10.1.2.3 | ',,,' | 10.1.2.3",
            "11.1.2.3 | 203.0.113.7 | 11.1.2.3"})
    void theClientIsTheLastWhoIsNotTrusted(String peer, String lines, String client) {
        Proxies proxies = new Proxies(List.of(Network.parse("10.0.0.0/8"), Network.parse("fd00::/8")));
        List<String> forwarded = lines == null ? List.of() : Arrays.asList(lines.split(";", -1));
        assertThat(proxies.client(InetAddress.ofLiteral(peer), forwarded).getHostAddress()).isEqualTo(client);
    }

    @Test
    void withoutTheOptionLoopbackAloneIsTrusted() {
        Proxies proxies = new Proxies(List.of());
        for (String trusted : List.of("127.0.0.1", "127.9.9.9", "::1")) {
            assertThat(proxies.trusts(InetAddress.ofLiteral(trusted))).as(trusted).isTrue();
        }
        for (String foreign : List.of("10.0.0.1", "192.168.1.1", "fd00::1", "0.0.0.0", "::")) {
            assertThat(proxies.trusts(InetAddress.ofLiteral(foreign))).as(foreign).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"10.0.0.0/8, 10.255.1.2, true", "10.0.0.0/8, 11.0.0.1, false", "10.1.2.3, 10.1.2.3, true",
            "10.1.2.3, 10.1.2.2, false", "10.1.2.0/23, 10.1.3.255, true", "10.1.2.0/23, 10.1.4.0, false",
            "0.0.0.0/0, 203.0.113.7, true", "0.0.0.0/0, ::1, false", "fd00::/8, fdff::1, true",
            "fd00::/8, fe00::1, false", "2001:db8::/33, 2001:db8:7fff::1, true",
            "2001:db8::/33, 2001:db8:8000::1, false",
            "::/0, 2001:db8::1, true", "10.0.0.0/8, ::ffff:10.0.0.1, true"})
    void aNetworkIsAllAddressesThatBeginLikeIt(String network, String address, boolean inside) {
        assertThat(Network.parse(network).contains(InetAddress.ofLiteral(address))).isEqualTo(inside);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0/8", "proxy.example.org",
            "10.0.0.0/8/8",
            "10.0.0.0/1000", "fd00::/x", "10.0.0.0/"})
    void whatIsNoNetworkIsRefusedInOneSentence(String words) {
        assertThatThrownBy(() -> Network.parse(words)).isInstanceOf(NotationException.class)
                .hasMessageContaining("is no network");
    }
}
