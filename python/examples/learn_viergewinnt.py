"""A player of Vier Gewinnt that learns from games against itself (docs/python.md walks through it).

    python3 examples/learn_viergewinnt.py --games 3000 --against 200

It looks one move ahead: every position it could leave behind is described by a few hundred features, and their weights
are what it learns, by temporal differences: a position should be worth what the next one turned out to be worth.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path
from typing import Dict, List, Optional, Tuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from zwickmuehle import Env, SoloEnv  # noqa: E402
from zwickmuehle.boards import COLUMNS, ROWS, Planes  # noqa: E402

# Cells are numbered row by row from the top; a board is a list of 1 (own), -1 (the other's) and 0.
Board = List[int]

LINES: List[Tuple[int, ...]] = [
    tuple((row + i * down) * COLUMNS + column + i * right for i in range(4))
    for row in range(ROWS)
    for column in range(COLUMNS)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    if row + 3 * down < ROWS and 0 <= column + 3 * right < COLUMNS
]


def board_of(planes: Planes) -> Board:
    return [int(cell[0]) - int(cell[1]) for row in planes for cell in row]


def landing(board: Board, column: int) -> int:
    """The cell a stone falls to."""
    return max(row * COLUMNS + column for row in range(ROWS) if board[row * COLUMNS + column] == 0)


def features(board: Board) -> List[int]:
    """What there is to see, for the player who has just moved: how far each line has come for whom, and how many
    fours each could complete with the next stone."""
    seen: List[int] = []
    wins = {1: set(), -1: set()}
    for number, line in enumerate(LINES):
        stones = [board[cell] for cell in line]
        own, other = stones.count(1), stones.count(-1)
        if other == 0 and own > 0:
            seen.append(number * 8 + own - 1)
        elif own == 0 and other > 0:
            seen.append(number * 8 + 3 + other)
        if own == 3 and other == 0 or other == 3 and own == 0:
            cell = line[stones.index(0)]
            if cell + COLUMNS >= ROWS * COLUMNS or board[cell + COLUMNS] != 0:
                wins[1 if own else -1].add(cell)
    base = len(LINES) * 8
    seen.append(base + min(2, len(wins[1])))
    seen.append(base + 3 + min(2, len(wins[-1])))
    return seen


FEATURES = len(LINES) * 8 + 6


class Learner:
    def __init__(self, weights: Optional[List[float]] = None) -> None:
        self.weights = weights or [0.0] * FEATURES

    def worth(self, seen: List[int]) -> float:
        """From -1 (lost) to 1 (won), for the player who has just moved."""
        return math.tanh(sum(self.weights[i] for i in seen))

    def choose(self, board: Board, mask: List[int]) -> Tuple[int, List[int]]:
        """The best column, and the features of the board after it."""
        best: Optional[Tuple[float, int, List[int]]] = None
        for column, legal in enumerate(mask):
            if legal:
                after = board[:]
                after[landing(board, column)] = 1
                seen = features(after)
                worth = 2.0 if four(after) else self.worth(seen)
                if best is None or worth > best[0]:
                    best = (worth, column, seen)
        assert best is not None
        return best[1], best[2]

    def learn(self, seen: List[int], target: float, rate: float) -> None:
        worth = self.worth(seen)
        step = rate * (target - worth) * (1 - worth * worth)
        for i in seen:
            self.weights[i] += step


def four(board: Board) -> bool:
    return any(all(board[cell] == 1 for cell in line) for line in LINES)


def train(learner: Learner, games: int, chance: random.Random) -> None:
    """Games against itself; in one move of ten it tries something else."""
    env = Env("viergewinnt")
    for number in range(games):
        rate = 0.1 * (1 - number / games) + 0.005
        env.reset()
        before: Dict[str, List[int]] = {}
        while not env.game.over:
            agent = env.agent_selection
            seen = env.observe(agent)
            board, mask = board_of(seen["observation"]), seen["action_mask"]
            column, after = learner.choose(board, mask)
            if chance.random() < 0.1:
                column = chance.choice([c for c, legal in enumerate(mask) if legal])
                tried = board[:]
                tried[landing(board, column)] = 1
                after = features(tried)
            elif agent in before:
                learner.learn(before[agent], learner.worth(after), rate)
            before[agent] = after
            env.step(column)
        for agent, last in before.items():
            learner.learn(last, env.rewards[agent], rate)


def score(learner: Learner, level: int, games: int) -> Tuple[int, int, int]:
    """Wins, draws and losses against a level, with colours swapped."""
    results = [0, 0, 0]
    for number in range(games):
        env = SoloEnv("viergewinnt", level=level, agent="white" if number % 2 == 0 else "black")
        planes, info = env.reset()
        terminated, reward = False, 0.0
        while not terminated:
            column, _ = learner.choose(board_of(planes), info["action_mask"])
            planes, reward, terminated, _, info = env.step(column)
        results[1 - int(reward)] += 1
    return results[0], results[1], results[2]


def main() -> None:
    options = argparse.ArgumentParser(description="Learns Vier Gewinnt by playing against itself.")
    options.add_argument("--games", type=int, default=3000, help="games to learn from")
    options.add_argument("--against", type=int, default=200, help="games against the level afterwards")
    options.add_argument("--level", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--weights", type=Path, help="file of what was learned: read if it is there, then written")
    given = options.parse_args()
    chance = random.Random(given.seed)
    learner = Learner()
    if given.weights and given.weights.exists():
        learner = Learner(json.loads(given.weights.read_text()))
    start = time.process_time()
    train(learner, given.games, chance)
    print(f"learned from {given.games} games, {time.process_time() - start:.0f} s of processor time here")
    if given.weights:
        given.weights.write_text(json.dumps(learner.weights))
    if given.against:
        wins, draws, losses = score(learner, given.level, given.against)
        rate = (wins + draws / 2) / given.against
        print(f"against level {given.level}: {wins} wins, {draws} draws, {losses} losses, score {rate:.3f}")


if __name__ == "__main__":
    main()
