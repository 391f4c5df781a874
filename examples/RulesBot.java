import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * A bot that leaves the rules to the library {@code zwickmuehle-rules}, which needs nothing but the JDK: it plays the
 * move after which the opponent has the fewest answers.
 *
 * <pre>
 *   Try it:   ./zwickmuehle check-bot "java -cp app/target/zwickmuehle.jar examples/RulesBot.java"
 * </pre>
 */
public class RulesBot {

    // @start region="choose"
    /** A position is one long, a move is one int; the rules are functions over them that allocate nothing. */
    static int choose(Rules rules, long position) {
        int[] moves = new int[rules.maxMoves()];
        int[] answers = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        int best = moves[0];
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int left = rules.legalMoves(rules.play(position, moves[i]), answers);
            if (left < fewest) {
                fewest = left;
                best = moves[i];
            }
        }
        return best;
    }

    // @end region="choose"

    // @start region="protocol"
    /** The protocol: a colour, our name, then a position in and a move out until the input ends. */
    public static void main(String[] arguments) throws IOException {
        Rules rules = new Muehle(RuleSet.KURS);
        Notation notation = rules.notation();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Side me = in.readLine().equals("0") ? Side.WHITE : Side.BLACK;
        System.out.println("Rules bot");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            long position = notation.parseProtocolPosition(line, me);
            System.out.println(notation.protocolMove(choose(rules, position)));
        }
    }
    // @end region="protocol"
}
