package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where others in the local network find this server, for an invitation. Told only to who sits at this machine: it is
 * nobody else's business which networks it is in, and they have come by an address that works.
 */
final class AddressRoutes {
    private final String host;

    /**
     * Addresses as the page may hand them on.
     *
     * @param beyond whether anybody but this machine is answered at all
     * @param hosts the most likely one first; none where they are not told
     */
    record Addresses(boolean beyond, List<String> hosts) {}

    /** @param host that the server listens on */
    AddressRoutes(String host) {
        this.host = host;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/addresses", context -> Json.answer(context, addresses(context)));
    }

    private Addresses addresses(Context context) throws UnknownHostException, SocketException {
        InetAddress listening = InetAddress.getByName(host);
        boolean beyond = !listening.isLoopbackAddress();
        if (!beyond || !Client.onThisMachine(context)) {
            return new Addresses(beyond, List.of());
        }
        return new Addresses(true,
                listening.isAnyLocalAddress() ? ofThisMachine() : List.of(listening.getHostAddress()));
    }

    /** Addresses of home networks come before others; those of version 6 are nothing to type in. */
    private static List<String> ofThisMachine() throws SocketException {
        return NetworkInterface.networkInterfaces().filter(AddressRoutes::up).flatMap(AddressRoutes::of)
                .sorted(Comparator.comparing((InetAddress address) -> !address.isSiteLocalAddress()))
                .map(InetAddress::getHostAddress).toList();
    }

    private static Stream<InetAddress> of(NetworkInterface network) {
        return network.inetAddresses().filter(address -> address instanceof Inet4Address
                && !address.isLoopbackAddress() && !address.isLinkLocalAddress());
    }

    private static boolean up(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException _) {
            return false;
        }
    }
}
