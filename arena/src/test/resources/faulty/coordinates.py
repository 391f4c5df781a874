"""Answers as people write moves."""
import sys

sys.stdin.readline()
print("Human", flush=True)
for line in sys.stdin:
    print("d6", flush=True)
