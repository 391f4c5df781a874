package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Stands in front of every route: tells browsers what pages of ours may do, and refuses what comes from elsewhere.
 *
 * <p>A request that changes something must come from a page of this server, which its {@code Origin} or
 * {@code Sec-Fetch-Site} says, or carry {@code X-Zwickmuehle}, which no foreign page can add. A server on loopback
 * answers only to loopback names, so that no foreign name can be pointed at it.
 */
final class Guard {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    /** Whoever looks after the server hears how it is, whatever else goes on. */
    private static final Set<String> WATCHED = Set.of("/health", "/ready");

    private final boolean loopbackOnly;
    private final Set<String> allowedHosts;
    private final Gate gate;
    private final Limiter limiter;

    /**
     * A guard for one server.
     *
     * @param loopbackOnly whether the server listens on loopback
     * @param allowedHosts other names it answers to then, such as that of a reverse proxy; where there are some, a
     *        server that is open answers to them only, too
     */
    Guard(boolean loopbackOnly, Set<String> allowedHosts, Gate gate, Limiter limiter) {
        this.loopbackOnly = loopbackOnly;
        this.allowedHosts = allowedHosts.stream().map(name -> name.toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
        this.gate = gate;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.before(context -> {
            BrowserOrders.ALL.forEach(context::header);
            if (!gate.inviting()) {
                // Whoever keeps a connection, a browser or a proxy, is to make the next one elsewhere.
                context.header("Connection", "close");
            }
            if (!answersTo(context.header("Host"), context.path())) {
                throw Problem.forbidden("this server does not answer to that host name",
                        "auf diesen Rechnernamen antwortet dieser Server nicht");
            }
            if (WATCHED.contains(context.path())) {
                limiter.looks().take(Client.of(context));
            } else {
                gate.check();
                limiter.requests().take(Client.of(context));
            }
            if (changesSomething(context.method())) {
                checkOrigin(context);
            }
        });
    }

    /**
     * Whether a request that is meant for this name, a port behind it or not, is meant for us. A proxy that looks after
     * several open servers asks each how it is by its address, whatever name it then passes on.
     */
    boolean answersTo(@Nullable String host, String path) {
        if (host == null || (!loopbackOnly && (allowedHosts.isEmpty() || WATCHED.contains(path)))) {
            return true;
        }
        String name = host.replaceFirst(":\\d+$", "").toLowerCase(Locale.ROOT);
        return LOOPBACK.contains(name) || allowedHosts.contains(name);
    }

    private static boolean changesSomething(HandlerType method) {
        return !Set.of("GET", "HEAD", "OPTIONS").contains(method.name());
    }

    private static void checkOrigin(Context context) {
        String origin = context.header("Origin");
        String site = context.header("Sec-Fetch-Site");
        boolean own = origin != null
                ? sameHost(origin, context.header("Host"))
                : "same-origin".equals(site) || (site == null && context.header("X-Zwickmuehle") != null);
        if (!own) {
            throw Problem.forbidden(
                    "changes are accepted only from this server's own page; scripts send the header X-Zwickmuehle: 1",
                    "Änderungen werden nur von der eigenen Seite dieses Servers angenommen; Skripte senden die Kopfzeile X-Zwickmuehle: 1");
        }
    }

    private static boolean sameHost(String origin, @Nullable String host) {
        int scheme = origin.indexOf("://");
        return scheme > 0 && host != null && origin.substring(scheme + 3).equalsIgnoreCase(host);
    }
}
