package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Person;
import zwickmuehle.web.table.Token;

/** Who asks, as far as a cookie or a header tells. */
final class Caller {
    private static final String COOKIE = "zwickmuehle";
    private static final String BEARER = "Bearer ";
    private static final int SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60;

    private Caller() {}

    static @Nullable Token token(Context context) {
        String authorization = context.header("Authorization");
        return Token.of(authorization != null && authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length())
                : context.cookie(COOKIE));
    }

    static @Nullable Person person(Context context) {
        Token token = token(context);
        return token == null ? null : token.person();
    }

    /**
     * The token of who asks; one who has none gets one, in a cookie that no script can read. A token that nobody here
     * knows counts as none: somebody else may have put it there, to hold with it what its bearer gets.
     */
    static Token tokenOrFresh(Context context, Predicate<Person> known, Supplier<Token> fresh) {
        Token brought = token(context);
        Token token = brought == null || !known.test(brought.person()) ? fresh.get() : brought;
        give(context, token);
        return token;
    }

    /** Lets a browser be whoever holds this token. */
    static void give(Context context, Token token) {
        boolean secure = "https".equals(context.header("X-Forwarded-Proto"));
        context.res().addHeader("Set-Cookie", COOKIE + "=" + token.secret() + "; Path=/api; Max-Age="
                + SECONDS_OF_A_YEAR + "; HttpOnly; SameSite=Strict" + (secure ? "; Secure" : ""));
    }
}
