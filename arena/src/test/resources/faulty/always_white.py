"""Does not hear that it is Black."""
import sys

import bot

sys.stdin.readline()
print("Snow blind", flush=True)
for line in sys.stdin:
    board, mine, other = line.split()
    print(*bot.choose(list(board), "W", int(mine), int(other), 0), flush=True)
