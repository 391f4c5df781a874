"""Hears one question and closes its ears."""
import os
import sys
import time

sys.stdin.readline()
print("Deaf", flush=True)
os.close(0)
time.sleep(60)
