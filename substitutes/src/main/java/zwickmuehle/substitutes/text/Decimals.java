package zwickmuehle.substitutes.text;

/** A number with so many digits after its point, rounded by the digits that {@link Double#toString} shows, halves up. */
final class Decimals {
    private Decimals() {}

    static String of(double number, int places) {
        String shown = Double.toString(number);
        int exponentAt = shown.indexOf('E');
        int exponent = exponentAt < 0 ? 0 : Integer.parseInt(shown.substring(exponentAt + 1));
        String plain = exponentAt < 0 ? shown : shown.substring(0, exponentAt);
        int point = plain.indexOf('.');
        StringBuilder digits = new StringBuilder(plain).deleteCharAt(point);
        int whole = point + exponent;
        while (whole < 1) {
            digits.insert(0, '0');
            whole++;
        }
        int kept = whole + places;
        while (digits.length() <= kept) {
            digits.append('0');
        }
        boolean up = digits.charAt(kept) >= '5';
        digits.setLength(kept);
        for (int i = kept - 1; up && i >= 0; i--) {
            up = digits.charAt(i) == '9';
            digits.setCharAt(i, up ? '0' : (char) (digits.charAt(i) + 1));
        }
        if (up) {
            digits.insert(0, '1');
            whole++;
        }
        return digits.insert(whole, '.').toString();
    }
}
