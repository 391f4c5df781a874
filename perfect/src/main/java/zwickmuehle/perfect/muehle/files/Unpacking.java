package zwickmuehle.perfect.muehle.files;

/** Opens what Zstandard has packed. */
public interface Unpacking {

    /** Opens a frame into {@code plain}; the length of what was in it, or -1 if it is damaged or longer. */
    int unpack(byte[] packed, byte[] plain);
}
