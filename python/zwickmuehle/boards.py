"""How positions become planes of numbers, and moves become numbers of actions.

Actions are those of OpenSpiel: in Vier Gewinnt the column from 0; in Mühle, points in reading order, 0 to 23 places a
stone there or, after a mill, removes the one there, and 24 + 24 * from + to moves or flies. Planes are as in PettingZoo:
rows from the top, columns from the left, planes last, one's own stones first.
"""

from __future__ import annotations

import re
from typing import Dict, List, Tuple

Planes = List[List[List[float]]]

ROWS, COLUMNS = 6, 7
POINTS = 24
HAND = 9

# The points of Mühle in reading order, as (row, column) of a grid of seven by seven.
GRID: List[Tuple[int, int]] = [
    (row, column)
    for row in range(7)
    for column in range(7)
    if (row, column) != (3, 3)
    and (
        row == 3
        and column != 3
        or row != 3
        and (column == 3 or abs(column - 3) == abs(row - 3))
    )
]
NAMES: List[str] = ["abcdefg"[column] + str(7 - row) for row, column in GRID]
NUMBER: Dict[str, int] = {name: number for number, name in enumerate(NAMES)}

_MOVE = re.compile(r"(?:([a-g][1-7])-)?([a-g][1-7])(?:x([a-g][1-7]))?$")


def stones_of_viergewinnt(position: str) -> List[str]:
    """Six rows from the top, of ``0`` (first player), ``X`` and ``.``."""
    if "." in position:
        return position.split("/")
    rows = [["."] * COLUMNS for _ in range(ROWS)]
    heights = [0] * COLUMNS
    for number, column in enumerate(position.replace("-", "")):
        place = int(column) - 1
        rows[ROWS - 1 - heights[place]][place] = "0X"[number % 2]
        heights[place] += 1
    return ["".join(row) for row in rows]


def planes_of_viergewinnt(position: str, white: bool) -> Planes:
    """6 x 7 x 2: own stones, the opponent's."""
    own, other = ("0", "X") if white else ("X", "0")
    return [[[float(c == own), float(c == other)] for c in row] for row in stones_of_viergewinnt(position)]


def planes_of_muehle(position: str, white: bool, removing: bool) -> Planes:
    """7 x 7 x 6: own stones, the opponent's, points of the board, own stones in hand (of nine), the opponent's, and
    whether a stone is to be removed."""
    board, white_hand, black_hand, _ = position.split(" ")
    own, other = ("W", "B") if white else ("B", "W")
    hands = (int(white_hand), int(black_hand)) if white else (int(black_hand), int(white_hand))
    rest = [hands[0] / HAND, hands[1] / HAND, float(removing)]
    planes: Planes = [[[0.0, 0.0, 0.0, *rest] for _ in range(7)] for _ in range(7)]
    for (row, column), stone in zip(GRID, board):
        planes[row][column] = [float(stone == own), float(stone == other), 1.0, *rest]
    return planes


def picture_of_muehle(position: str) -> str:
    """Seven rows from the top, then the stones in hand: ``W``, ``B``, ``.`` for an empty point."""
    board, white_hand, black_hand, _ = position.split(" ")
    rows = [[" "] * 7 for _ in range(7)]
    for (row, column), stone in zip(GRID, board):
        rows[row][column] = "." if stone == "E" else stone
    return "\n".join([*(" ".join(row).rstrip() for row in rows), f"W {white_hand}, B {black_hand} in hand"])


def actions_of_muehle(move: str) -> Tuple[int, ...]:
    """One action, or two where a stone is taken."""
    found = _MOVE.match(move)
    if found is None:
        raise ValueError(f"{move!r} is no move of Mühle")
    origin, target, captured = found.groups()
    first = NUMBER[target] if origin is None else POINTS + POINTS * NUMBER[origin] + NUMBER[target]
    return (first,) if captured is None else (first, NUMBER[captured])
