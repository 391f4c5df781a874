package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScriptTest {
    @Test
    void commentsOnLinesOfTheirOwnBecomeEmptyLines() {
        assertThat(Script.withoutComments("""
                // What it is.

                /** Why. */
                export const one = 1; // kept

                /**
                 * @param {number} x
                 */
                  /* a */
                const two = (x) => x;
                """)).isEqualTo("\n\n\nexport const one = 1; // kept\n\n\n\n\n\nconst two = (x) => x;\n");
    }

    @Test
    void codeAfterACommentStays() {
        String cast = "  /** @type {Side} */ (side),\n  // gone\n  a /* b */ + c;";
        assertThat(Script.withoutComments(cast)).isEqualTo("  /** @type {Side} */ (side),\n\n  a /* b */ + c;");
    }

    @Test
    void nothingStaysNothing() {
        assertThat(Script.withoutComments("")).isEmpty();
    }
}
