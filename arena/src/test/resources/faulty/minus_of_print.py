"""Writes a minus sign as printers do."""
import sys

sys.stdout.reconfigure(encoding="utf-8")
sys.stdin.readline()
print("Typographer", flush=True)
for line in sys.stdin:
    print("\u22121", line.index("E"), "\u22121", flush=True)
