"""Flushes, but ends no line."""
import sys

sys.stdin.readline()
print("No newline", flush=True)
for line in sys.stdin:
    sys.stdout.write(f"-1 {line.index('E')} -1")
    sys.stdout.flush()
