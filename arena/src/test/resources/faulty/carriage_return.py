"""Ends its lines in a carriage return."""
import sys

sys.stdin.readline()
print("Old Mac", flush=True)
for line in sys.stdin:
    print(-1, line.index("E"), -1, end="\r", flush=True)
