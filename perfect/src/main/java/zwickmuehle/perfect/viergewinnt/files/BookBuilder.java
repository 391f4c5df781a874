package zwickmuehle.perfect.viergewinnt.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Openings;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * Builds a book by solving the positions of its last ply, those before follow. One table serves all positions, so what
 * one has found helps the next. What is done is written down from time to time, and a build that was interrupted goes on
 * from there. For one thread, which may be many inside the solver.
 */
public final class BookBuilder {
    /** Told how far it is, and asked whether to go on; from the thread that builds. */
    public interface Progress {
        void solved(int positions, int ofAll, long nodes);

        boolean stop();
    }

    private static final int POSITIONS_BETWEEN_WRITING = 16;

    private final Path file;
    private final Solver solver;
    private final Progress progress;

    public BookBuilder(Path file, Solver solver, Progress progress) {
        this.file = file;
        this.solver = solver;
        this.progress = progress;
    }

    /** Builds what is missing; returns the book, complete unless stopped. */
    public Book build(int plies) throws IOException {
        Size size = solver.rules().size();
        Book begun = Files.exists(file) ? resumed(size, plies) : fresh(size, plies);
        long[] positions = begun.lastPositions();
        byte[] scores = begun.lastScores();
        int done = 0;
        int unwritten = 0;
        for (int i = 0; i < positions.length && !progress.stop(); i++) {
            if (scores[i] == Book.MISSING) {
                int score = solver.score(positions[i], (_, _, _) -> progress.stop());
                if (score == Solver.UNKNOWN) {
                    break;
                }
                scores[i] = (byte) score;
                unwritten++;
            }
            done++;
            progress.solved(done, positions.length, solver.nodes());
            if (unwritten == POSITIONS_BETWEEN_WRITING) {
                BookFile.write(new Book(size, plies, scores), file);
                unwritten = 0;
            }
        }
        Book book = new Book(size, plies, scores);
        BookFile.write(book, file);
        return book;
    }

    private static Book fresh(Size size, int plies) {
        byte[] scores = new byte[Openings.upTo(new VierGewinnt(size), plies)[plies].length];
        Arrays.fill(scores, Book.MISSING);
        return new Book(size, plies, scores);
    }

    private Book resumed(Size size, int plies) {
        Book begun = BookFile.read(file);
        if (!begun.size().equals(size) || begun.plies() != plies) {
            throw new BookException("%s is a book of %d plies of %s, not of %d plies of %s",
                    "%s ist ein Buch von %d Halbzügen auf %s, nicht von %d Halbzügen auf %s", file, begun.plies(),
                    begun.size(), plies, size);
        }
        return begun;
    }
}
