"""The pipe to the program: questions and answers as lines of JSON."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence

Question = Dict[str, Any]
Answer = Dict[str, Any]

VERSION = 1


class ZwickmuehleError(Exception):
    """What was asked cannot be answered; the message is the program's own sentence."""


def command() -> List[str]:
    """The command line of the program: ``ZWICKMUEHLE``, or the one of this checkout, or the one on the PATH."""
    told = os.environ.get("ZWICKMUEHLE")
    if told:
        return shlex.split(told)
    beside = Path(__file__).resolve().parent.parent.parent / "zwickmuehle"
    if beside.is_file() and os.access(beside, os.X_OK):
        return [str(beside)]
    installed = shutil.which("zwickmuehle")
    if installed:
        return [installed]
    raise ZwickmuehleError(
        "the program zwickmuehle is not to be found: put it on the PATH, or its command line into ZWICKMUEHLE"
    )


class Connection:
    """One running program. May be used from several threads; questions are answered one after the other."""

    def __init__(self, program: Optional[Sequence[str]] = None) -> None:
        words = list(program) if program is not None else command()
        try:
            self._process = subprocess.Popen(
                [*words, "pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as trouble:
            raise ZwickmuehleError(f"{words[0]} cannot be started: {trouble}") from trouble
        self._lock = threading.Lock()
        atexit.register(self.close)
        version = self.ask({"ask": "version"}).get("version")
        if version != VERSION:
            self.close()
            raise ZwickmuehleError(f"{words[0]} speaks version {version} of the pipe, this package version {VERSION}")

    def ask(self, question: Question) -> Answer:
        """The answer to one question."""
        return self.ask_all([question])[0]

    def ask_all(self, questions: Sequence[Question]) -> List[Answer]:
        """The answers to several questions, in one go.

        Raises ZwickmuehleError for the first that has no answer.
        """
        answers = self._exchange(questions)
        for answer in answers:
            if "error" in answer:
                raise ZwickmuehleError(answer["error"])
        return answers

    def _exchange(self, questions: Sequence[Question]) -> List[Answer]:
        with self._lock:
            stdin, stdout = self._process.stdin, self._process.stdout
            if stdin is None or stdout is None or stdin.closed:
                raise ZwickmuehleError("the connection is closed")
            try:
                stdin.write(json.dumps(list(questions)) + "\n")
                stdin.flush()
                line = stdout.readline()
            except OSError as trouble:
                raise ZwickmuehleError(f"the program is gone: {trouble}") from trouble
        if not line:
            raise ZwickmuehleError("the program ended without an answer; what it said is above")
        answers: List[Answer] = json.loads(line)
        return answers

    def close(self) -> None:
        """Ends the program."""
        process = self._process
        if process.stdin is not None and not process.stdin.closed:
            process.stdin.close()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()
        atexit.unregister(self.close)

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


_shared: Optional[Connection] = None
_shared_lock = threading.Lock()


def connection() -> Connection:
    """The connection that everything uses that is given none; made when it is first needed."""
    global _shared
    with _shared_lock:
        if _shared is None:
            _shared = Connection()
        return _shared
