package zwickmuehle.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.config.Key;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The reverse proxies in front of a server, which are believed when they say for whom they ask: those on loopback, and
 * those in the networks named.
 *
 * <p>Each proxy appends to {@code X-Forwarded-For} who asked it. So the entries are read from the last one on, over all
 * lines of the header: who comes before a proxy that is trusted is believed, and the first who is not trusted is the
 * client. Whatever stands before that is the client's own words.
 */
record Proxies(List<Network> trusted) {
    private static final String KEY = "proxies";

    Proxies {
        trusted = List.copyOf(trusted);
    }

    /** Tells every request of a server whom it believes. */
    void register(JavalinConfig config) {
        config.appData(new Key<>(KEY), this);
    }

    static Proxies of(Context context) {
        return context.appData(new Key<Proxies>(KEY));
    }

    boolean trusts(InetAddress address) {
        return address.isLoopbackAddress() || trusted.stream().anyMatch(network -> network.contains(address));
    }

    /** The address a request really comes from. */
    InetAddress client(InetAddress peer, List<String> forwarded) {
        InetAddress client = peer;
        for (String entry : entries(forwarded)) {
            InetAddress before = trusts(client) ? address(entry) : null;
            if (before == null) {
                return client;
            }
            client = before;
        }
        return client;
    }

    /** All entries of all lines, the last one first. */
    private static List<String> entries(List<String> lines) {
        List<String> entries = new ArrayList<>();
        for (String line : lines) {
            Collections.addAll(entries, line.split(",", -1));
        }
        return entries.reversed();
    }

    /** Some proxies write the port behind the address. */
    private static @Nullable InetAddress address(String entry) {
        String text = entry.strip();
        int end = text.indexOf(']');
        if (text.startsWith("[") && end > 0) {
            return Network.literal(text.substring(1, end));
        }
        int colon = text.indexOf(':');
        boolean port = colon >= 0 && colon == text.lastIndexOf(':');
        return Network.literal(port ? text.substring(0, colon) : text);
    }
}
