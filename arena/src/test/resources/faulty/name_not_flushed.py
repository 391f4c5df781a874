"""Never flushes anything, not even its name."""
import sys

sys.stdin.readline()
print("Never flushes")
for line in sys.stdin:
    print(-1, line.index("E"), -1)
