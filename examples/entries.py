#!/usr/bin/env python3
"""Writes a tournament file for all the programs in a folder: one folder a student, each with a script `run` in it.

    python3 examples/entries.py --format swiss --time 1 bots > course.toml
"""
import argparse
import json
import os
import sys


def main():
    parser = argparse.ArgumentParser(description="Writes a tournament file for the programs in a folder.")
    parser.add_argument("folder", help="holds a folder for each student, with an executable file `run` in it")
    parser.add_argument("--name", default="Course competition")
    parser.add_argument("--format", default="round-robin", help="round-robin, double-round-robin, swiss, knockout")
    parser.add_argument("--time", type=float, default=1, help="seconds a move")
    parser.add_argument("--games", type=int, default=1, help="games of a pairing")
    wanted = parser.parse_args()

    # A string in JSON is a string in TOML.
    print(f"name = {json.dumps(wanted.name)}\nformat = {json.dumps(wanted.format)}")
    print(f"time = {wanted.time:g}\ngames = {wanted.games}")
    for student in sorted(os.listdir(wanted.folder)):
        run = os.path.join(wanted.folder, student, "run")
        if os.access(run, os.X_OK) and os.path.isfile(run):
            # With a folder of its own the program can travel to workers.
            folder = json.dumps(os.path.join(wanted.folder, student), ensure_ascii=False)
            print(f"\n[[player]]\nname = {json.dumps(student, ensure_ascii=False)}\nfolder = {folder}\nplay = \"./run\"")
        else:
            print(f"entries: {run} is missing or not executable: {student} does not play", file=sys.stderr)


if __name__ == "__main__":
    main()
