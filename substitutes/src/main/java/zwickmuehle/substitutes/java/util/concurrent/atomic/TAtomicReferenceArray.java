package zwickmuehle.substitutes.java.util.concurrent.atomic;

/** {@link java.util.concurrent.atomic.AtomicReferenceArray} where there is one thread. */
public final class TAtomicReferenceArray<E> {
    private final Object[] elements;

    public TAtomicReferenceArray(int length) {
        elements = new Object[length];
    }

    public int length() {
        return elements.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int place) {
        return (E) elements[place];
    }

    public void set(int place, E element) {
        elements[place] = element;
    }

    /** The same object, as in the JDK, not an equal one. */
    @SuppressWarnings("ReferenceEquality")
    public boolean compareAndSet(int place, E expected, E element) {
        boolean same = elements[place] == expected;
        if (same) {
            elements[place] = element;
        }
        return same;
    }
}
