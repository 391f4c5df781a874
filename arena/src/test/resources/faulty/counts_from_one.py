"""Numbers the points from 1 to 24."""
import sys

sys.stdin.readline()
print("From one", flush=True)
for line in sys.stdin:
    print(-1, line.rindex("E") + 1, -1, flush=True)
