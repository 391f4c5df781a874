package zwickmuehle.perfect.muehle.files;

/** Where the bytes of a sector file come from: a disk, or a web space. */
public interface SectorBytes {

    /** What the file is called, for people. */
    String name();

    /** How many bytes there are, or -1 if nobody says so. */
    long size();

    /**
     * Some of the bytes, all that were asked for.
     *
     * @throws DatabaseException if they cannot be had
     */
    byte[] read(long offset, int length);
}
