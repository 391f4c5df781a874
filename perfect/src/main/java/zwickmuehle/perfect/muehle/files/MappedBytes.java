package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file on disk, mapped into memory for as long as its arena lives. For any thread, if the arena is. */
record MappedBytes(String name, MemorySegment bytes) implements SectorBytes {

    static MappedBytes of(Path path, Arena arena) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return new MappedBytes(path.toString(),
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
        }
    }

    @Override
    public long size() {
        return bytes.byteSize();
    }

    @Override
    public byte[] read(long offset, int length) {
        try {
            return bytes.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
        } catch (InternalError _) {
            // What a mapping of a file says that somebody has cut short since.
            throw new DatabaseException("%s is damaged: it cannot be read any more",
                    "%s ist beschädigt: sie lässt sich nicht mehr lesen", name);
        }
    }
}
