package zwickmuehle.web.http;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Oracle;
import zwickmuehle.web.store.Keeping;
import zwickmuehle.web.store.StoreAddress;
import zwickmuehle.web.thinking.Program;

/**
 * What a server is started with.
 *
 * @param port 0 for any free one
 * @param data the directory for the stored games
 * @param allowedHosts names other than loopback that a server on loopback answers to, such as a reverse proxy's
 * @param oracles what is known for certain about a game
 * @param thinkingThreads for computers' moves, and again as many for people's questions
 * @param openMetrics whether {@code /metrics} answers everybody, and not only who asks on this machine
 * @param databases of Mühle, which can be built here
 * @param keeping how long games are kept
 * @param store a database that several servers share; null: a file in {@code data}
 * @param trustedProxies networks whose proxies are believed when they say for whom they ask, besides loopback
 */
public record Settings(String host, int port, Path data, List<Program> programs, Set<String> allowedHosts,
        Function<Rules, Oracle> oracles, int thinkingThreads, Allowances allowances, boolean openMetrics,
        Databases databases, Keeping keeping, List<Network> trustedProxies, @Nullable StoreAddress store) {

    /** With the usual time for which games are kept. */
    public Settings(String host, int port, Path data, List<Program> programs, Set<String> allowedHosts,
            Function<Rules, Oracle> oracles, int thinkingThreads, Allowances allowances, boolean openMetrics,
            Databases databases) {
        this(host, port, data, programs, allowedHosts, oracles, thinkingThreads, allowances, openMetrics, databases,
                Keeping.USUAL, List.of(), null);
    }

    /** With the usual allowances, and figures for this machine only. */
    public Settings(String host, int port, Path data, List<Program> programs, Set<String> allowedHosts,
            Function<Rules, Oracle> oracles, int thinkingThreads, Databases databases) {
        this(host, port, data, programs, allowedHosts, oracles, thinkingThreads, Allowances.STANDARD, false, databases);
    }

    public Settings {
        programs = List.copyOf(programs);
        allowedHosts = Set.copyOf(allowedHosts);
        trustedProxies = List.copyOf(trustedProxies);
    }

    /** The same, with games kept for another time. */
    public Settings keeping(Keeping other) {
        return new Settings(host, port, data, programs, allowedHosts, oracles, thinkingThreads, allowances, openMetrics,
                databases, other, trustedProxies, store);
    }

    /** The same, behind proxies in these networks. */
    public Settings behind(List<Network> proxies) {
        return new Settings(host, port, data, programs, allowedHosts, oracles, thinkingThreads, allowances, openMetrics,
                databases, keeping, proxies, store);
    }

    /** The same, with games in a database that several servers share; null: in a file. */
    public Settings storing(@Nullable StoreAddress address) {
        return new Settings(host, port, data, programs, allowedHosts, oracles, thinkingThreads, allowances, openMetrics,
                databases, keeping, trustedProxies, address);
    }

    /** A server on loopback without programs or oracles. */
    public static Settings plain(int port, Path data) {
        return new Settings("127.0.0.1", port, data, List.of(), Set.of(), _ -> Oracle.NONE,
                Runtime.getRuntime().availableProcessors(), new Databases(data.resolve("databases"), _ -> {}));
    }
}
