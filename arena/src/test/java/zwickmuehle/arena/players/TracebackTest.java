package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Of a long complaint the error and the student's own line are told. */
final class TracebackTest {
    @Test
    void pythonsLastOwnFrameIsToldNotTheLibrarys() {
        assertThat(Traceback.summary("""
                warming up
                Traceback (most recent call last):
                  File "/home/anna/bot.py", line 80, in <module>
                    main()
                  File "/home/anna/search.py", line 12, in best
                    return random.choice(moves)
                           ^^^^^^^^^^^^^^^^^^^^
                  File "/usr/lib/python3.11/random.py", line 370, in choice
                    raise IndexError('Cannot choose from an empty sequence')
                IndexError: Cannot choose from an empty sequence
                """)).isEqualTo(
                "IndexError: Cannot choose from an empty sequence (search.py:12, best: return random.choice(moves))");
    }

    @Test
    void ofChainedErrorsTheLastIsTold() {
        assertThat(Traceback.summary("""
                Traceback (most recent call last):
                  File "bot.py", line 3, in look
                    return book[board]
                KeyError: 'WEE'

                During handling of the above exception, another exception occurred:

                Traceback (most recent call last):
                  File "bot.py", line 9, in <module>
                    look(1 // 0)
                ZeroDivisionError: integer division or modulo by zero
                """)).isEqualTo("ZeroDivisionError: integer division or modulo by zero (bot.py:9: look(1 // 0))");
    }

    @Test
    void javasFirstOwnFrameIsToldAndWhatCausedItAll() {
        assertThat(Traceback.summary(
                """
                        Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 24 out of bounds for length 24
                        \tat java.base/java.util.Arrays.get(Arrays.java:99)
                        \tat Bot.choose(Bot.java:42)
                        \tat Bot.main(Bot.java:7)
                        """))
                .isEqualTo(
                        "java.lang.ArrayIndexOutOfBoundsException: Index 24 out of bounds for length 24 (Bot.java:42, Bot.choose)");
        assertThat(Traceback.summary("""
                Exception in thread "main" java.lang.RuntimeException: search failed
                \tat de.kurs.Search.run(Search.java:8)
                \tat de.kurs.Bot.main(Bot.java:7)
                Caused by: java.util.NoSuchElementException: no move
                \tat java.base/java.util.ArrayList.getFirst(ArrayList.java:434)
                \tat de.kurs.Search.best(Search.java:31)
                \t... 1 more
                """)).isEqualTo("java.util.NoSuchElementException: no move (Search.java:31, de.kurs.Search.best)");
    }

    @Test
    void scriptsAndSanitizersAreUnderstood() {
        assertThat(Traceback.summary("""
                /home/ben/bot.js:3
                  return moves[0].to
                                  ^

                TypeError: Cannot read properties of undefined (reading 'to')
                    at choose (/home/ben/bot.js:3:19)
                    at Object.<anonymous> (node:internal/modules/cjs/loader:1105:14)
                """))
                .isEqualTo("TypeError: Cannot read properties of undefined (reading 'to') (bot.js:3, choose)");
        assertThat(Traceback.summary("""
                ==7==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7ffd
                    #0 0x55 in choose bot.c:42:12
                SUMMARY: AddressSanitizer: stack-buffer-overflow bot.c:42:12 in choose
                ==7==ABORTING
                """)).isEqualTo("SUMMARY: AddressSanitizer: stack-buffer-overflow bot.c:42:12 in choose");
    }

    @Test
    void whereThereIsNoTracebackNothingIsMadeUp() {
        assertThat(Traceback.summary("")).isNull();
        assertThat(Traceback.summary("depth 4\nlook at (3,4)\n")).isNull();
        assertThat(Traceback.summary("  File \"bot.py\", line 3, in look\n")).isNull();
    }
}
