"""Says everything twice, in one breath."""
import sys

import bot

me = "W" if sys.stdin.readline().strip() == "0" else "B"
print("Second thoughts", flush=True)
for line in sys.stdin:
    board, white, black = line.split()
    mine, other = (white, black) if me == "W" else (black, white)
    move = "%d %d %d" % bot.choose(list(board), me, int(mine), int(other), 0)
    print(move + "\n" + move, flush=True)
