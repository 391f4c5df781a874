"""Has one idea."""
import sys

sys.stdin.readline()
print("Stubborn", flush=True)
for line in sys.stdin:
    print(-1, 0, -1, flush=True)
