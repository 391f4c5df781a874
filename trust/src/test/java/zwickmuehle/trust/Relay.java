package zwickmuehle.trust;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A line, between a server and its database or between a worker and its server, that can be cut: with a bang, so that both ends notice, or silently, as when
 * somebody pulls a cable: what was sent is gone, and nobody is told.
 */
final class Relay implements AutoCloseable {
    private static final int BYTES = 16_384;

    /** What becomes of what is sent. */
    private enum State {
        WHOLE, CUT, SILENT
    }

    private final ServerSocket entrance;
    private final String host;
    private final int port;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile State state = State.WHOLE;

    Relay(String host, int port) {
        this.host = host;
        this.port = port;
        try {
            entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket from = entrance.accept();
                if (state == State.CUT) {
                    from.close();
                } else {
                    open.add(from);
                    Socket to = new Socket(host, port);
                    open.add(to);
                    Thread.ofVirtual().start(() -> pass(from, to));
                    Thread.ofVirtual().start(() -> pass(to, from));
                }
            } catch (IOException _) {
                // Nobody is there behind it, or the relay is closed.
            }
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] bytes = new byte[BYTES];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int length = in.read(bytes); length >= 0; length = in.read(bytes)) {
                if (state == State.SILENT) {
                    // A line on which something was lost stays dead: bytes in the middle cannot be missing.
                    drain(in, bytes);
                    break;
                }
                out.write(bytes, 0, length);
            }
        } catch (IOException _) {
            // One of both ends has gone.
        }
        end(from);
        end(to);
    }

    private static void drain(InputStream in, byte[] bytes) throws IOException {
        int length = 0;
        while (length >= 0) {
            length = in.read(bytes);
        }
    }

    private void end(Socket socket) {
        open.remove(socket);
        try {
            socket.close();
        } catch (IOException _) {
            // Then it was closed already.
        }
    }

    void cut() {
        state = State.CUT;
        Set.copyOf(open).forEach(this::end);
    }

    void fallSilent() {
        state = State.SILENT;
    }

    void heal() {
        state = State.WHOLE;
    }

    @Override
    public void close() {
        try {
            entrance.close();
        } catch (IOException _) {
            // Then it was closed already.
        }
        Set.copyOf(open).forEach(this::end);
    }
}
