package zwickmuehle.web.store;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * A checksum over values in their order: finds what a disk has changed, not what a person has. Numbers count by their
 * digits and every value ends in a zero byte, so that what it gives is the same as long as there are stored games.
 */
final class Checksum {
    private final CRC32C sum = new CRC32C();

    Checksum add(@Nullable Object... values) {
        for (Object value : values) {
            sum.update(String.valueOf(value).getBytes(StandardCharsets.UTF_8));
            sum.update(0);
        }
        return this;
    }

    long value() {
        return sum.getValue();
    }
}
