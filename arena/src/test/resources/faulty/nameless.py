"""Waits for the position before it says its name."""
import sys

sys.stdin.readline()
for line in sys.stdin:
    print(-1, line.index("E"), -1, flush=True)
