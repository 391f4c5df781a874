package zwickmuehle.trust.fuzz;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** All entries, each with inputs that are right, to begin from. */
public final class Targets {
    private static final String RECORD = """
            [Game "muehle"]
            [Rules "kurs"]
            [White "a"]
            [Black "b"]
            [Start "EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w"]
            [Result "0-1"]
            [Code "CRASHED"]
            [Reason "ended"]
            [Grund "endete"]

            1. d6 {0.1 s} f4 2. d5 d7 *
            """;

    private Targets() {}

    /** One entry, and inputs to begin from. */
    public record Target(Class<?> type, Consumer<byte[]> entry, List<byte[]> seeds) {
        public String name() {
            return type.getSimpleName();
        }
    }

    public static List<Target> all() {
        return List.of(
                new Target(PositionFuzz.class, PositionFuzz::fuzzerTestOneInput,
                        texts("WEEEEEEEEEWEWBBEEEWEBBEE 0 0 w", "EEEEEEEEEEEEEEEEEEEEEEEE 9 9 b", "d6-d5xb4", "d6xb4",
                                "Move: 0 -> 1 (8)", "-1 0 -1", "4453", "-",
                                "EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE0XEEEEE", "WEEEEEEEEEEEEEEEEEEEEEEB 8 8")),
                new Target(WordsFuzz.class, WordsFuzz::fuzzerTestOneInput,
                        texts("klassisch", "kurs", "7x6", "level:10", "alphabeta:depth=6,evaluator=heuristic",
                                "alphabeta:evaluator=montecarlo,playouts=300", "montecarlo:playouts=1000",
                                "python3 'a b' \"c\\\\d\"", "0.25", "Bot=python3 bot.py", "1e9999999")),
                new Target(RecordFuzz.class, RecordFuzz::fuzzerTestOneInput,
                        texts(RECORD, "{\"game\":\"muehle\",\"rules\":\"kurs\",\"white\":\"a\",\"black\":\"b\","
                                + "\"start\":\"EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w\",\"moves\":[{\"move\":\"d6\"}],"
                                + "\"result\":\"*\",\"code\":\"BROKEN_OFF\",\"reason\":\"x\",\"grund\":\"y\"}",
                                "[Game \"viergewinnt\"]\n\n1. 4 4 2. 3 5\n")),
                new Target(FormatFuzz.class, FormatFuzz::fuzzerTestOneInput,
                        texts("1. a7 a1 2. d7 d1 3. g7xa1 *", "[Site \"PlayOK\"]\n1. 1 22 2. 2 23 3. 3x22",
                                "position startpos moves a7 a1 d7 d1 g7 xa1",
                                "********/********/***@***O w p p 1 8 1 8 0 0 0 0 0 0 0 0 2",
                                "MFEN/1.0 mill24-state-v1 W...B.../......../........ w p p 8,8 - 0 2 -",
                                "0 21 1 22 2 21", "3,3,2,4", "44355\n330")),
                new Target(TournamentFuzz.class, TournamentFuzz::fuzzerTestOneInput, texts("""
                        name = "Kurs"
                        format = "swiss"
                        time = 0.5
                        rounds = 3
                        [[player]]
                        name = "Anna"
                        play = "level:3"
                        [[player]]
                        play = "random"
                        """)),
                new Target(ProtocolFuzz.class, ProtocolFuzz::fuzzerTestOneInput,
                        texts("0\nEEEEEEEEEEEEEEEEEEEEEEEE 9 9\n", "1\nWEEEEEEEEEEEEEEEEEEEEEEB 8 8\n",
                                "0\n" + "E".repeat(42) + "\n" + "E".repeat(40) + "0X\n")),
                new Target(DatabaseFuzz.class, DatabaseFuzz::fuzzerTestOneInput,
                        List.of(sector(), placingBook(), book())),
                new Target(HttpFuzz.class, HttpFuzz::fuzzerTestOneInput,
                        texts("\0{\"game\":\"muehle\",\"white\":\"human\",\"black\":\"human\",\"seconds\":1,"
                                + "\"moves\":[\"d6\"],\"seats\":\"both\"}",
                                "\1{\"game\":\"viergewinnt\",\"variant\":\"7x6\",\"position\":\"44\",\"moves\":[\"1\"]}",
                                "\2{\"game\":\"muehle\",\"rules\":\"kurs\",\"moves\":[\"d6\",{\"move\":\"f4\"}]}",
                                "\3{\"move\":\"d6\",\"number\":0}", "\4" + RECORD, "\5{\"side\":\"white\"}",
                                String.join("\r\n", "\6GET /api/analysis?game=muehle&seconds=0 HTTP/1.1",
                                        "Host: 127.0.0.1", "", ""),
                                String.join("\r\n", "\6POST /api/games HTTP/1.1", "Host: 127.0.0.1",
                                        "Origin: http://127.0.0.1", "Transfer-Encoding: chunked", "", "2", "{}", "0",
                                        "", ""))));
    }

    private static List<byte[]> texts(String... texts) {
        return Arrays.stream(texts).map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
    }

    /** A sector's header in form, with one block that is none. */
    private static byte[] sector() {
        byte[] name = "theorie".getBytes(StandardCharsets.US_ASCII);
        int length = 12 + name.length + 10 * 4 + 3 * 8 + 8;
        ByteBuffer buffer = ByteBuffer.allocate(length + 8).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put("ZMUEHLE1".getBytes(StandardCharsets.US_ASCII)).putInt(length).putInt(name.length).put(name);
        buffer.putInt(3).putInt(3).putInt(158).putInt(1330).putInt(158);
        buffer.putLong(1).putLong(2).putLong(3).putInt(25).putInt(26);
        buffer.putInt(1).putInt(8).putInt(0).putInt(0).putLong(0);
        return buffer.array();
    }

    private static byte[] placingBook() {
        byte[] name = "theorie".getBytes(StandardCharsets.US_ASCII);
        ByteBuffer buffer = ByteBuffer.allocate(8 + 4 + name.length + 4 + 16).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put("ZMBOOK01".getBytes(StandardCharsets.US_ASCII)).putInt(name.length).put(name).putInt(2);
        return buffer.array();
    }

    private static byte[] book() {
        return ByteBuffer.allocate(8 + 7 + 4).putInt(0x5A564742).put((byte) 1).put((byte) 7).put((byte) 6)
                .put((byte) 1).array();
    }
}
