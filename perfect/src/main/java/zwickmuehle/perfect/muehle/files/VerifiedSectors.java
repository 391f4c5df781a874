package zwickmuehle.perfect.muehle.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.perfect.muehle.Sector;

/**
 * Which sectors of a database were found in order, kept in {@code verified.csv} beside them. A line holds for the very
 * bytes that were looked at: it names the checksums of the sector's header and of those its moves lead to, which hold
 * the checksums of all blocks. Solved anew or exchanged, a sector is verified again. A line that can't be read says
 * nothing.
 */
final class VerifiedSectors {
    private static final String HEADER = "mover,opponent,checksums";

    private final DatabaseFolder folder;
    private final Path file;
    private final Set<String> lines;

    private VerifiedSectors(DatabaseFolder folder, Path file, Set<String> lines) {
        this.folder = folder;
        this.file = file;
        this.lines = lines;
    }

    static VerifiedSectors of(DatabaseFolder folder) throws IOException {
        Path file = folder.path().resolve("verified.csv");
        Set<String> lines = new LinkedHashSet<>();
        if (Files.exists(file)) {
            new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).lines().skip(1).forEach(lines::add);
        }
        return new VerifiedSectors(folder, file, lines);
    }

    boolean holds(Sector sector) throws IOException {
        return lines.contains(line(sector));
    }

    void add(Sector sector) throws IOException {
        lines.removeIf(line -> line.startsWith(prefix(sector)));
        lines.add(line(sector));
        WholeFile.write(file,
                (HEADER + "\n" + String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    private String line(Sector sector) throws IOException {
        StringBuilder line = new StringBuilder(prefix(sector)).append(checksum(sector));
        line.append('-').append(checksum(sector.turned()));
        return sector.captureWins()
                ? line.toString()
                : line.append('-').append(checksum(sector.afterCapture())).toString();
    }

    private static String prefix(Sector sector) {
        return sector.mover() + "," + sector.opponent() + ",";
    }

    /** Of the header; that of a file which isn't there matches none. */
    private String checksum(Sector sector) throws IOException {
        return folder.has(sector) ? "%08x".formatted(SectorFile.open(folder.sector(sector)).checksum()) : "missing";
    }
}
