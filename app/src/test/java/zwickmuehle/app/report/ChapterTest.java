package zwickmuehle.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChapterTest {
    private static final String PAGE = """
            # Performance

            ## Rules

            fast

            ## Closer looks

            - look
            """;
    private static final Chapter CHAPTER = new Chapter(Chapter.WITHOUT_A_SERVER + "\n| a | b |\n\n");

    @Test
    void aNewChapterComesBeforeTheLastHeading() {
        assertThat(CHAPTER.in(PAGE)).contains("fast\n\n## Without a server\n\n| a | b |\n\n## Closer looks\n")
                .hasLineCount(PAGE.lines().toList().size() + 4);
    }

    @Test
    void aChapterThatIsThereIsReplaced() {
        Chapter newer = new Chapter(Chapter.WITHOUT_A_SERVER + "\n| c |\n\n");
        assertThat(newer.in(CHAPTER.in(PAGE))).isEqualTo(newer.in(PAGE)).doesNotContain("| a |");
    }

    @Test
    void aChapterIsFoundAgainAndAnotherPageHasNone() {
        assertThat(Chapter.of(CHAPTER.in(PAGE), Chapter.WITHOUT_A_SERVER)).isEqualTo(CHAPTER);
        assertThat(Chapter.of(PAGE, Chapter.WITHOUT_A_SERVER).text()).isEmpty();
    }
}
