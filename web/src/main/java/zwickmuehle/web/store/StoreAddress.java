package zwickmuehle.web.store;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * Where a PostgreSQL is that several servers share, and as whom to go there. The address is said on the command line,
 * where everybody on the machine can read it; user and password therefore never are.
 *
 * @param address such as {@code jdbc:postgresql://host/database}
 * @param credentials what the usual variables say: user, password, a file of passwords, how to encrypt
 */
public record StoreAddress(String address, Properties credentials) {
    private static final String BEGINNING = "jdbc:postgresql://";
    private static final Pattern SHAPE = Pattern.compile("jdbc:postgresql://[^/@?\\s]+/[^/@?\\s]+(\\?\\S*)?");
    /** Variables of PostgreSQL's own programs, by the name that its driver has for them. */
    private static final Map<String, String> VARIABLES = Map.of("PGUSER", "user", "PGPASSWORD", "password", "PGSSLMODE",
            "sslmode", "PGSSLROOTCERT", "sslrootcert", "PGSSLCERT", "sslcert", "PGSSLKEY", "sslkey");

    /**
     * From words and the variables of this process. A file of passwords ({@code PGPASSFILE}, or {@code .pgpass} at home)
     * is read by the driver itself.
     */
    public static StoreAddress parse(String words, Map<String, String> variables) {
        String lower = words.toLowerCase(Locale.ROOT);
        if (lower.startsWith(BEGINNING)
                && (words.contains("@") || lower.contains("password=") || lower.contains("user="))) {
            throw new NotationException(
                    "--store takes no user and no password, since others on this machine can read a command line: set PGUSER and PGPASSWORD, or PGPASSFILE",
                    "--store nimmt weder Benutzer noch Passwort, denn eine Befehlszeile können andere auf diesem Rechner lesen: PGUSER und PGPASSWORD setzen, oder PGPASSFILE");
        }
        if (!SHAPE.matcher(words).matches()) {
            throw new NotationException("'%s' is no store: expected jdbc:postgresql://HOST/DATABASE",
                    "'%s' ist kein Speicher: erwartet wird jdbc:postgresql://RECHNER/DATENBANK", Excerpt.of(words));
        }
        Properties credentials = new Properties();
        VARIABLES.forEach((variable, property) -> {
            String value = variables.get(variable);
            if (value != null && !value.isEmpty()) {
                credentials.setProperty(property, value);
            }
        });
        return new StoreAddress(words, credentials);
    }

    public StoreAddress {
        credentials = (Properties) credentials.clone();
    }

    @Override
    public Properties credentials() {
        return (Properties) credentials.clone();
    }

    /** Without a password, so that it can be said to people. */
    @Override
    public String toString() {
        return address.replaceFirst("\\?.*", "");
    }
}
