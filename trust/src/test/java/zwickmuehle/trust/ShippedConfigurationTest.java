package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files in {@code dist} that operators copy say what docs/operating.md says of them. */
class ShippedConfigurationTest {
    private static String shipped(String name) throws IOException {
        return Files.readString(Path.of("..", "dist", name));
    }

    private static List<String> lines(String name) throws IOException {
        return shipped(name).lines().map(String::strip).filter(line -> !line.startsWith("#")).toList();
    }

    @Test
    void proxiesSayForWhomTheyAskAndKeepTheFiguresInside() throws IOException {
        assertThat(lines("nginx.conf")).contains("proxy_set_header Host $http_host;",
                "proxy_set_header X-Forwarded-For $remote_addr;", "proxy_set_header X-Forwarded-Proto $scheme;",
                "proxy_buffering off;", "location = /metrics { return 404; }");
        assertThat(lines("haproxy.cfg")).containsSubsequence("http-request return status 404 if { path /metrics }",
                "http-request del-header X-Forwarded-For", "option forwardfor",
                "http-request set-header X-Forwarded-Proto https");
        // Caddy sets both headers by itself, and believes no stranger's.
        assertThat(lines("Caddyfile")).contains("respond @inside 404", "flush_interval -1")
                .noneMatch(line -> line.contains("trusted_proxies"));
    }

    /** Debian 12 has nginx 1.22.1 and Caddy 2.6.2: each refuses the whole file for one word that is newer than itself. */
    @Test
    void proxiesAreToldNothingThatOlderOnesDoNotKnow() throws IOException {
        assertThat(lines("nginx.conf")).contains("listen 443 ssl http2;").doesNotContain("http2 on;");
        assertThat(shipped("Caddyfile")).contains("#lb_policy ip_hash").doesNotContain("client_ip_hash");
    }

    @Test
    void theUnitBoundsMemoryAndStartsAgain() throws IOException {
        assertThat(lines("zwickmuehle.service")).contains("Restart=always", "StateDirectoryMode=0700", "UMask=0077",
                "Environment=\"ZWICKMUEHLE_JAVA_OPTIONS=-Xmx768m -XX:+ExitOnOutOfMemoryError\"");
    }

    /** The unit keeps the service from every other machine: who has a proxy or a database on one is shown what to change. */
    @Test
    void theUnitSaysHowOtherMachinesAreLetIn() throws IOException {
        assertThat(lines("zwickmuehle.service")).contains("IPAddressDeny=any", "IPAddressAllow=localhost");
        assertThat(shipped("zwickmuehle.service")).contains("\n#IPAddressAllow=", "\n#EnvironmentFile=");
        for (String page : List.of("operating.md", "scaling.md")) {
            assertThat(Files.readString(Path.of("..", "docs", page))).as(page).contains("`IPAddressAllow`");
        }
    }

    @Test
    void theContainerIsMadeOfVersionsThatAreNamed() throws IOException {
        assertThat(lines("Containerfile").stream().filter(line -> line.startsWith("FROM "))).hasSize(2).allMatch(
                line -> line.matches("FROM \\S+:\\d+\\.\\d+\\.\\d+_\\d+-(jdk|jre)-[a-z]+( AS build)?"));
        assertThat(shipped("Containerfile")).contains("'maven=3.", "USER 10001", "-XX:+ExitOnOutOfMemoryError");
    }

    /** It cannot be built where there is no engine for containers; what it names has to be there all the same. */
    @Test
    void theContainerFitsTheBuild() throws IOException {
        assertThat(lines("Containerfile").stream().filter(line -> line.startsWith("COPY "))).containsExactly("COPY . .",
                "COPY --from=build /source/app/target/zwickmuehle.jar /opt/zwickmuehle.jar");
        Path home = Path.of("..");
        assertThat(Files.readString(home.resolve("app").resolve("pom.xml"))).contains("/zwickmuehle.jar<");
        assertThat(Files.readString(home.resolve("pom.xml"))).as("the Java of the images")
                .contains("<java.version>25</java.version>", "<module>app</module>");
        assertThat(Files.readAllLines(home.resolve(".dockerignore"))).contains("**/target");
        String manual = Files.readString(home.resolve("dist").resolve("man").resolve("zwickmuehle.1"));
        List<String> entry = lines("Containerfile").stream().filter(line -> line.startsWith("ENTRYPOINT ")).toList();
        assertThat(entry).hasSize(1);
        assertThat(Pattern.compile("\"(--[a-z-]+)\"").matcher(entry.getFirst().substring(
                entry.getFirst().indexOf("\"serve\""))).results().map(option -> option.group(1)))
                .isNotEmpty().allSatisfy(option -> assertThat(manual).contains(option.replace("-", "\\-")));
    }
}
