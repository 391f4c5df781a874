"""Games as values: every move makes a new one."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Dict, Optional, Sequence, Tuple

from .connection import Answer, Connection, connection

WHITE = "white"
BLACK = "black"


@dataclass(frozen=True)
class Value:
    """What a position is worth for the side to move.

    result is "win", "draw" or "loss", or None where only an estimate is known; plies is how far away that is, where it
    is known; score is the estimate, or the exact score of Vier Gewinnt.
    """

    result: Optional[str]
    plies: Optional[int]
    score: Optional[int]
    exact: bool


@dataclass(frozen=True)
class Best(Value):
    """The best move, and what it is worth."""

    move: str


def _known_fields(kind: type, answer: Answer) -> Answer:
    """An answer may say more one day than this package knows."""
    return {field.name: answer[field.name] for field in fields(kind)}


class Game:
    """A game of Mühle or Vier Gewinnt: rules, start position, moves. It does not change; play makes another."""

    def __init__(
        self,
        game: str = "muehle",
        rules: Optional[str] = None,
        position: Optional[str] = None,
        moves: Sequence[str] = (),
        via: Optional[Connection] = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.start = position
        self.moves: Tuple[str, ...] = tuple(moves)
        self._via = via
        self._state: Optional[Tuple[Answer, Answer]] = None

    def _question(self, ask: str, **more: Any) -> Dict[str, Any]:
        question: Dict[str, Any] = {"ask": ask, "game": self.game, "moves": list(self.moves), **more}
        if self.rules is not None:
            question["rules"] = self.rules
        if self.start is not None:
            question["position"] = self.start
        return question

    def _connection(self) -> Connection:
        return self._via if self._via is not None else connection()

    def _known(self) -> Tuple[Answer, Answer]:
        """What the rules say of the position; asked once."""
        if self._state is None:
            here, legal = self._connection().ask_all([self._question("play"), self._question("moves")])
            self._state = (here, legal)
        return self._state

    @property
    def position(self) -> str:
        """The position in its text form."""
        return str(self._known()[0]["position"])

    @property
    def outcome(self) -> str:
        """``1-0``, ``0-1``, ``1/2-1/2``, or ``*`` while it goes on."""
        return str(self._known()[0]["outcome"])

    @property
    def over(self) -> bool:
        return self.outcome != "*"

    @property
    def winner(self) -> Optional[str]:
        """``white`` (who moves first), ``black``, or None."""
        return {"1-0": WHITE, "0-1": BLACK}.get(self.outcome)

    @property
    def mover(self) -> str:
        """Whose turn it is: ``white`` or ``black``."""
        text = self.position
        if self.game == "muehle":
            return WHITE if text.endswith("w") else BLACK
        stones = sum(c in "0X" for c in text) if "." in text else len(text.replace("-", ""))
        return WHITE if stones % 2 == 0 else BLACK

    @property
    def legal_moves(self) -> Tuple[str, ...]:
        """All legal moves; none once it is over."""
        return tuple(self._known()[1]["moves"])

    def play(self, move: str) -> "Game":
        """The game after one more move.

        Raises ZwickmuehleError, which says why, if the move is illegal.
        """
        after = Game(self.game, self.rules, self.start, (*self.moves, move), self._via)
        after._known()
        return after

    def undo(self) -> "Game":
        """The game before the last move."""
        if not self.moves:
            raise ValueError("no move has been made yet")
        return Game(self.game, self.rules, self.start, self.moves[:-1], self._via)

    def value(self, seconds: float = 1.0) -> Value:
        """What the position is worth: exact where that is known, or found out in time."""
        return Value(**_known_fields(Value, self._connection().ask(self._question("value", seconds=seconds))))

    def best(self, seconds: float = 1.0, level: int = 10, seed: Optional[int] = None) -> Best:
        """The move a level plays; 10 is the strongest. With the same seed it plays the same again."""
        question = self._question("best", seconds=seconds, level=level)
        if seed is not None:
            question["seed"] = seed
        answer = self._connection().ask(question)
        return Best(**_known_fields(Best, answer))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.game, self.rules, self.start, self.moves) == (
            other.game,
            other.rules,
            other.start,
            other.moves,
        )

    def __hash__(self) -> int:
        return hash((self.game, self.rules, self.start, self.moves))

    def __repr__(self) -> str:
        return f"Game({self.game!r}, {self.rules!r}, {self.start!r}, {self.moves!r})"


def legal_moves(position: Optional[str] = None, game: str = "muehle", rules: Optional[str] = None) -> Tuple[str, ...]:
    """The legal moves of a position; of the start if none is given."""
    return Game(game, rules, position).legal_moves


def play(position: Optional[str], move: str, game: str = "muehle", rules: Optional[str] = None) -> str:
    """The position after a move."""
    return Game(game, rules, position).play(move).position


def value(
    position: Optional[str] = None, game: str = "muehle", rules: Optional[str] = None, seconds: float = 1.0
) -> Value:
    """What a position is worth for the side to move."""
    return Game(game, rules, position).value(seconds)


def best(
    position: Optional[str] = None,
    game: str = "muehle",
    rules: Optional[str] = None,
    seconds: float = 1.0,
    level: int = 10,
    seed: Optional[int] = None,
) -> Best:
    """The best move of a position."""
    return Game(game, rules, position).best(seconds, level, seed)
