package zwickmuehle.browser;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.files.DatabaseException;
import zwickmuehle.perfect.muehle.files.SectorBytes;

/** A file beside the page, of which the script fetches what is needed. Its beginning comes with the first question. */
final class RangeBytes implements SectorBytes {
    /** Holds the header of all but large sectors. */
    private static final int BEGINNING = 1 << 13;

    private final String path;
    private final byte[] beginning;

    private RangeBytes(String path, byte[] beginning) {
        this.path = path;
        this.beginning = beginning;
    }

    /** The file at a path below the page, or null if it is not there. */
    static @Nullable RangeBytes of(String path) {
        byte[] beginning = Host.fetch(path, 0, BEGINNING);
        return beginning == null ? null : new RangeBytes(path, beginning);
    }

    @Override
    public String name() {
        return path;
    }

    @Override
    public long size() {
        return -1;
    }

    @Override
    public byte[] read(long offset, int length) {
        if (offset + length <= beginning.length) {
            return Arrays.copyOfRange(beginning, (int) offset, (int) offset + length);
        }
        byte[] bytes = Host.fetch(path, offset, length);
        if (bytes == null || bytes.length != length) {
            throw DatabaseException.outOfReach(path);
        }
        return bytes;
    }
}
