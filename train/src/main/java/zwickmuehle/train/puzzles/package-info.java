/**
 * Puzzles from played games, their solutions proved by an oracle: found by {@link zwickmuehle.train.puzzles.Finder}, rated
 * by {@link zwickmuehle.train.puzzles.LevelTrials} and {@link zwickmuehle.train.puzzles.RatingFit}, kept in a
 * {@link zwickmuehle.train.puzzles.PuzzleBook}.
 */
@NullMarked
package zwickmuehle.train.puzzles;

import org.jspecify.annotations.NullMarked;
