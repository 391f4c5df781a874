package zwickmuehle.web.http;

import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** How the server listens: Javalin and Jetty as we want them, with no word about themselves and every limit in place. */
record Listening(Settings settings, Connections connections, AccessLog access) {
    private static final int MOST_HEADER_BYTES = 8_192;
    private static final long IDLE_MILLIS = 60_000;
    /** What the system takes in for who does not read, or it would take several megabytes for each connection. */
    private static final int SEND_BUFFER = 64 * 1024;

    void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        config.http.prefer405over404 = true;
        config.http.generateEtags = false;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendXPoweredBy(false);
        });
        config.jetty.modifyServer(this::listen);
    }

    private void listen(Server server) {
        server.setErrorHandler(new PlainProblems());
        server.setRequestLog(access);
        server.setStopTimeout(WebServer.STOP_MILLIS);
        GracefulHandler graceful = new GracefulHandler();
        connections.setHandler(graceful);
        server.setHandler(connections);
        server.addBean(new NetworkConnectionLimit(settings.allowances().of(Limit.CONNECTIONS), server));
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
        http.setRequestHeaderSize(MOST_HEADER_BYTES);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(IDLE_MILLIS);
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        connector.addBean(connections);
        server.addConnector(connector);
    }
}
