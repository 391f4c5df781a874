#!/usr/bin/env python3
"""A starter bot for Mühle: reads the protocol, knows the legal moves, plays any of them.

Try it:   ./zwickmuehle check-bot "python3 examples/bot.py"
          ./zwickmuehle match --white "python3 examples/bot.py" --black random --games 2 -t 1

Points in reading order:   0--------1--------2
                           |  3-----4-----5  |
                           |  |  6--7--8  |  |
                           9-10-11    12-13-14
                           |  | 15-16-17  |  |
                           | 18----19----20  |
                           21------22-------23
"""
import random
import sys
import time

MILLS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11), (12, 13, 14), (15, 16, 17), (18, 19, 20), (21, 22, 23),
         (0, 9, 21), (3, 10, 18), (6, 11, 15), (1, 4, 7), (16, 19, 22), (8, 12, 17), (5, 13, 20), (2, 14, 23)]
NEIGHBOURS = {point: set() for point in range(24)}
for a, b, c in MILLS:
    NEIGHBOURS[a].add(b)
    NEIGHBOURS[b].update((a, c))
    NEIGHBOURS[c].add(b)
NONE = -1  # from the hand, or no stone taken


def in_mill(board, point):
    """Whether the stone on this point is part of a mill."""
    return any(point in mill and all(board[p] == board[point] for p in mill) for mill in MILLS)


def legal_moves(board, me, in_hand):
    """All legal moves (from, to, taken) for me, 'W' or 'B', by the rules of the course."""
    own = [p for p in range(24) if board[p] == me]
    empty = [p for p in range(24) if board[p] == "E"]
    if in_hand > 0:
        steps = [(NONE, to) for to in empty]
    elif len(own) == 3:
        steps = [(start, to) for start in own for to in empty]
    else:
        steps = [(start, to) for start in own for to in empty if to in NEIGHBOURS[start]]
    moves = []
    for start, to in steps:
        after = play(board, me, (start, to, NONE))
        takeable = []
        if in_mill(after, to):
            takeable = [p for p in range(24) if after[p] not in (me, "E") and not in_mill(after, p)]
        moves += [(start, to, taken) for taken in takeable or [NONE]]
    return moves


def play(board, me, move):
    """The board after a move; a board is a list of 24 characters W, B, E."""
    start, to, taken = move
    after = list(board)
    after[to] = me
    for emptied in (start, taken):
        if emptied != NONE:
            after[emptied] = "E"
    return after


def choose(board, me, in_hand, other_in_hand, deadline):
    """Your idea goes here: return one of the legal moves before time.monotonic() reaches deadline."""
    return random.choice(legal_moves(board, me, in_hand))


def main():
    seconds = float(sys.argv[sys.argv.index("-t") + 1]) if "-t" in sys.argv else 1.0
    white = sys.stdin.readline().strip() == "0"
    print("Python starter", flush=True)
    for line in sys.stdin:
        deadline = time.monotonic() + 0.8 * seconds
        board, white_in_hand, black_in_hand = line.split()
        hands = int(white_in_hand), int(black_in_hand)
        mine, other = hands if white else reversed(hands)
        move = choose(list(board), "W" if white else "B", mine, other, deadline)
        print(*move, flush=True)


if __name__ == "__main__":
    main()
