package zwickmuehle.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A proxy as small as can be: every connection goes to one of those servers whose {@code /ready} answered 200 at the last
 * look, one after the other, and one that cannot be reached is passed over.
 */
final class Balancer implements AutoCloseable {
    private static final int MILLIS_BETWEEN_LOOKS = 500;
    private static final int PATIENCE_MILLIS = 1_000;

    private final ServerSocket entrance;
    private final List<Integer> ports;
    private final Set<Integer> ready = new CopyOnWriteArraySet<>();
    private final AtomicInteger turn = new AtomicInteger();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    Balancer(List<Integer> ports) {
        this.ports = List.copyOf(ports);
        try {
            entrance = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        look();
        Thread.ofVirtual().start(() -> {
            while (!entrance.isClosed()) {
                Pause.millis(MILLIS_BETWEEN_LOOKS);
                look();
            }
        });
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    private void look() {
        for (Integer port : ports) {
            if (ready(port)) {
                ready.add(port);
            } else {
                ready.remove(port);
            }
        }
    }

    private static boolean ready(int port) {
        try (LoopbackVisitor visitor = new LoopbackVisitor(port, 3, PATIENCE_MILLIS)) {
            return visitor.get("/ready").status() == 200;
        } catch (IOException _) {
            return false;
        }
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket from = entrance.accept();
                open.add(from);
                Thread.ofVirtual().start(() -> connect(from));
            } catch (IOException _) {
                // It was closed.
            }
        }
    }

    private void connect(Socket from) {
        for (int attempt = 0; attempt < ports.size(); attempt++) {
            List<Integer> now = List.copyOf(ready);
            if (now.isEmpty()) {
                break;
            }
            try {
                Socket to = new Socket(InetAddress.getLoopbackAddress(),
                        now.get(Math.floorMod(turn.getAndIncrement(), now.size())));
                open.add(to);
                Thread.ofVirtual().start(() -> pass(from, to));
                pass(to, from);
                return;
            } catch (IOException _) {
                // The next one.
            }
        }
        end(from);
    }

    private void pass(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException _) {
            // One of both ends has gone.
        }
        end(from);
        end(to);
    }

    private void end(Socket socket) {
        open.remove(socket);
        try {
            socket.close();
        } catch (IOException _) {
            // Then it was closed already.
        }
    }

    /** Nobody is let in any more, and whoever is connected is not. */
    void hangUp() {
        try {
            entrance.close();
        } catch (IOException _) {
            // Then it was closed already.
        }
        Set.copyOf(open).forEach(this::end);
    }

    @Override
    public void close() {
        hangUp();
    }
}
