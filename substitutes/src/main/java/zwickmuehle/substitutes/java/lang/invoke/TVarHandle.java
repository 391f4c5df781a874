package zwickmuehle.substitutes.java.lang.invoke;

/**
 * A handle on the elements of a {@code long[]}, with the methods that our tables call. Calls of a handle carry the types
 * they are made with, so these are found by them. There is one thread, which sees what it wrote.
 */
public final class TVarHandle {
    private TVarHandle() {}

    /** In place of {@code MethodHandles.arrayElementVarHandle}; our rooms ask for {@code long[]} only. */
    public static TVarHandle ofElements(@SuppressWarnings("unused") Class<?> type) {
        return new TVarHandle();
    }

    public long getOpaque(long[] array, int index) {
        return array[index];
    }

    public void setOpaque(long[] array, int index, long value) {
        array[index] = value;
    }
}
