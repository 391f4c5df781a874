"""Answers once and leaves, as if it were started for every move."""
import sys

sys.stdin.readline()
print("Once", flush=True)
print(-1, sys.stdin.readline().index("E"), -1, flush=True)
