#!/usr/bin/env python3
"""Replays recorded Mühle games by the rules in bot.py, independently of the program that recorded them.

    python3 examples/replay.py GAMES.txt      says how many games are legal and end as their result says
"""
import re
import sys

from bot import NONE, legal_moves, play

NAMES = ["a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4",
         "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"]
POINT = {name: number for number, name in enumerate(NAMES)}


def parse(text):
    """A move such as d6, d6-d5, d6xb4, d6-d5xb4 as (from, to, taken)."""
    start, to, taken = re.fullmatch(r"(?:(\w\d)-)?(\w\d)(?:x(\w\d))?", text).groups()
    return POINT.get(start, NONE), POINT[to], POINT.get(taken, NONE)


def lost(board, me, in_hand):
    return board.count(me) + in_hand < 3 or not legal_moves(board, me, in_hand)


def replay(tags, moves):
    """Returns what is wrong with a game, or None."""
    board, hands, me = list("E" * 24), {"W": 9, "B": 9}, "W"
    if "Start" in tags:
        cells, white, black, mover = tags["Start"].split()
        board, hands, me = list(cells), {"W": int(white), "B": int(black)}, mover.upper()
    for number, text in enumerate(moves, 1):
        move = parse(text)
        if lost(board, me, hands[me]):
            return f"move {number} ({text}) comes after the end"
        if move not in legal_moves(board, me, hands[me]):
            return f"move {number} ({text}) is illegal"
        board = play(board, me, move)
        hands[me] -= hands[me] > 0
        me = "B" if me == "W" else "W"
    if tags["Code"] == "BY_RULE" and tags["Result"] != "1/2-1/2":
        winner = "W" if tags["Result"] == "1-0" else "B"
        if not lost(board, me, hands[me]) or winner == me:
            return f"the moves do not end in {tags['Result']}"
    return None


def games(text):
    for block in re.split(r"\n(?=\[Game )", text):
        tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', block, re.M))
        if tags.get("Game") == "muehle" and tags.get("Rules") == "kurs":
            body = re.sub(r"\{[^}]*\}", "", re.sub(r"^\[.*\]$", "", block, flags=re.M))
            yield tags, [word for word in body.split() if re.match(r"[a-g][1-7]", word)]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        faults = [(tags.get("Round"), replay(tags, moves)) for tags, moves in games(file.read())]
    wrong = [(number, fault) for number, fault in faults if fault]
    for number, fault in wrong:
        print(f"game {number}: {fault}")
    print(f"{len(faults)} games, {len(wrong)} wrong")
    sys.exit(1 if wrong or not faults else 0)


if __name__ == "__main__":
    main()
