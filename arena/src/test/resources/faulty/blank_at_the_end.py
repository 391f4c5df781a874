"""Puts a blank behind each number."""
import sys

sys.stdin.readline()
print("Blank", flush=True)
for line in sys.stdin:
    print(-1, line.index("E"), -1, "", flush=True)
