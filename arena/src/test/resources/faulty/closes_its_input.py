"""Hears its colour and closes its ears, before anybody can ask it something."""
import os
import sys
import time

sys.stdin.readline()
os.close(0)
print("Deaf", flush=True)
time.sleep(60)
