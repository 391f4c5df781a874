package zwickmuehle.web.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers what never reaches a route, such as a request line that is none, in the same form as everything else. */
final class PlainProblems extends ErrorHandler {

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String body = Problems.text(Problem.ofStatus(response.getStatus()), Locale.ENGLISH, null);
        response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, Problems.CONTENT_TYPE));
        BrowserOrders.ALL.forEach(response.getHeaders()::put);
        response.write(true, ByteBuffer.wrap(body.getBytes(StandardCharsets.UTF_8)), callback);
        return true;
    }
}
