"""Says its name and moves in one breath."""
import sys

sys.stdin.readline()
print("Eager\n-1 0 -1", flush=True)
for line in sys.stdin:
    print(-1, line.index("E"), -1, flush=True)
