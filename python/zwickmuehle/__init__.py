"""Mühle and Vier Gewinnt: rules, exact values, strong players, and environments for learning.

All rules and all knowledge are those of the program ``zwickmuehle``, which this package starts once
and asks through a pipe (docs/pipe.md). No rule is written twice, and nothing else needs to be installed.

    >>> from zwickmuehle import Game
    >>> game = Game("viergewinnt").play("4").play("4")
    >>> game.legal_moves
    ('1', '2', '3', '4', '5', '6', '7')
"""

from .connection import Connection, ZwickmuehleError, connection
from .env import Env, SoloEnv
from .game import Best, Game, Value, best, legal_moves, play, value

__all__ = [
    "Best",
    "Connection",
    "Env",
    "Game",
    "SoloEnv",
    "Value",
    "ZwickmuehleError",
    "best",
    "connection",
    "legal_moves",
    "play",
    "value",
]
__version__ = "2.0.0"
