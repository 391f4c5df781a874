"""Separates its numbers by a space that does not break, in a character set of long ago."""
import sys

sys.stdin.readline()
print("Latin", flush=True)
for line in sys.stdin:
    sys.stdout.buffer.write(b"-1\xa0%d\xa0-1\n" % line.index("E"))
    sys.stdout.buffer.flush()
