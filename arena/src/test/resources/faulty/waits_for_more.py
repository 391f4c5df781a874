"""Reads one line more than there is before it answers."""
import sys

print("Two at a time" if sys.stdin.readline() else "", flush=True)
while sys.stdin.readline() and sys.stdin.readline():
    print("-1 0 -1", flush=True)
