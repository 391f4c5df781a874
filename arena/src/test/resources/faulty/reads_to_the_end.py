"""Wants to read all questions before it answers the first."""
import sys

sys.stdin.readline()
print("Patient", flush=True)
for line in sys.stdin.readlines():
    print(-1, line.index("E"), -1, flush=True)
