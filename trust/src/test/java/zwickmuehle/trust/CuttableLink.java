package zwickmuehle.trust;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A way to a server that can be cut and mended: whoever goes through it meets dead connections meanwhile. */
final class CuttableLink implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 2_000;

    private final int target;
    private final ServerSocket entrance;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    CuttableLink(int target) {
        this.target = target;
        try {
            entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    String address() {
        return "http://127.0.0.1:" + entrance.getLocalPort();
    }

    void cut() {
        cut = true;
        open.forEach(CuttableLink::end);
    }

    void mend() {
        cut = false;
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket near = entrance.accept();
                if (cut) {
                    end(near);
                    continue;
                }
                Socket far = new Socket();
                open.add(near);
                open.add(far);
                Thread.ofVirtual().start(() -> connect(near, far));
            } catch (IOException closed) {
                // By us, or by whoever came in.
            }
        }
    }

    private void connect(Socket near, Socket far) {
        try {
            far.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), target), PATIENCE_MILLIS);
            Thread.ofVirtual().start(() -> pass(near, far));
            pass(far, near);
        } catch (IOException away) {
            end(near);
            end(far);
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] some = new byte[8_192];
        try (InputStream in = from.getInputStream()) {
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                to.getOutputStream().write(some, 0, count);
            }
        } catch (IOException ended) {
            // One side is gone, so the other goes too.
        }
        end(from);
        end(to);
        open.remove(from);
        open.remove(to);
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException alreadyGone) {
            // That is what was wanted.
        }
    }

    @Override
    public void close() {
        cut();
        try {
            entrance.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
