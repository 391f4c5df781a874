"""Corrects itself."""
import sys

import bot

me = "W" if sys.stdin.readline().strip() == "0" else "B"
print("Second thoughts", flush=True)
for line in sys.stdin:
    board, white, black = line.split()
    mine, other = (white, black) if me == "W" else (black, white)
    move = bot.choose(list(board), me, int(mine), int(other), 0)
    print(*move, flush=True)
    print(*move, flush=True)
