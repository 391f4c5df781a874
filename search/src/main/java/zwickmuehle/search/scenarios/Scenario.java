package zwickmuehle.search.scenarios;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;

/**
 * A position with a task.
 *
 * @param name its number, and a letter for an extra board: {@code 3b}
 * @param task what the side to move has to find
 * @param playedOut whether the game is then played to its end, both sides at their best
 */
public record Scenario(String name, Rules rules, long position, Sentence task, Claim claim, boolean playedOut) {}
