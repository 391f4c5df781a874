"""Writes its moves, but they stay in a buffer."""
import sys

sys.stdin.readline()
print("No flush", flush=True)
for line in sys.stdin:
    print(-1, line.index("E"), -1)
