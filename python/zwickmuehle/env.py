"""Environments for learning, in the manner of PettingZoo (two agents in turn) and Gymnasium (one against a level).

They keep the conventions of those libraries and need neither: observations are plain lists, which ``numpy.array`` turns
into arrays, and the spaces know what is usually asked of them.
"""

from __future__ import annotations

import operator
import random
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .boards import (
    COLUMNS,
    POINTS,
    ROWS,
    Planes,
    actions_of_muehle,
    picture_of_muehle,
    planes_of_muehle,
    planes_of_viergewinnt,
    stones_of_viergewinnt,
)
from .connection import Connection
from .game import BLACK, WHITE, Game

Observation = Dict[str, Any]


class Discrete:
    """The numbers from 0 to n - 1."""

    start = 0
    shape: Tuple[int, ...] = ()

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random.seed(seed)

    def contains(self, action: Any) -> bool:
        try:
            return 0 <= operator.index(action) < self.n
        except TypeError:
            return False

    __contains__ = contains

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Any number, or any that the mask allows; the first if it allows none."""
        if mask is None:
            return self._random.randrange(self.n)
        allowed = [action for action, one in enumerate(mask) if one]
        return self._random.choice(allowed) if allowed else self.start

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Box:
    """Arrays of numbers from low to high."""

    def __init__(self, low: float, high: float, shape: Tuple[int, ...]) -> None:
        self.low, self.high, self.shape = low, high, shape

    def contains(self, numbers: Any) -> bool:
        return self._within(numbers, self.shape)

    __contains__ = contains

    def _within(self, numbers: Any, shape: Tuple[int, ...]) -> bool:
        if not shape:
            return bool(self.low <= numbers <= self.high)
        return len(numbers) == shape[0] and all(self._within(part, shape[1:]) for part in numbers)

    def __repr__(self) -> str:
        return f"Box({self.low}, {self.high}, {self.shape})"


class Parts(Dict[str, Box]):
    """Several spaces by name, as in a dictionary; what an observation is."""

    def contains(self, parts: Any) -> bool:
        return set(parts) == set(self) and all(space.contains(parts[name]) for name, space in self.items())


class Env:
    """Two agents, ``white`` and ``black``, in turn (PettingZoo's AEC).

    In Mühle an agent that closes a mill is asked again, for the stone to remove. The winner is rewarded with 1, the
    loser with -1.
    """

    metadata = {"name": "zwickmuehle_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "viergewinnt",
        rules: Optional[str] = None,
        via: Optional[Connection] = None,
        render_mode: Optional[str] = "ansi",
    ) -> None:
        if game == "viergewinnt" and rules not in (None, f"{COLUMNS}x{ROWS}"):
            raise ValueError(f"rules {rules!r}: the planes and actions of Vier Gewinnt are those of {COLUMNS}x{ROWS}")
        self.game_name, self.rules, self._via, self.render_mode = game, rules, via, render_mode
        self.possible_agents = [WHITE, BLACK]
        muehle = game == "muehle"
        self._actions = Discrete(POINTS + POINTS * POINTS if muehle else COLUMNS)
        self._observations = Parts(
            observation=Box(0.0, 1.0, (7, 7, 6) if muehle else (ROWS, COLUMNS, 2)),
            action_mask=Box(0.0, 1.0, (self._actions.n,)),
        )
        self.reset()

    @property
    def unwrapped(self) -> "Env":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def action_space(self, agent: str) -> Discrete:
        return self._actions

    def observation_space(self, agent: str) -> Parts:
        return self._observations

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """A new game; ``options={"position": …}`` begins with a position."""
        if seed is not None:
            self._actions.seed(seed)
        self.game = Game(self.game_name, self.rules, (options or {}).get("position"), via=self._via)
        self.agents: List[str] = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._chosen: Optional[int] = None
        self._update()

    def _update(self) -> None:
        """Looks up what can be done now: moves by their first action, then by the removal."""
        self._moves: Dict[int, Dict[Optional[int], str]] = {}
        for move in self.game.legal_moves:
            actions = actions_of_muehle(move) if self.game_name == "muehle" else (int(move) - 1,)
            self._moves.setdefault(actions[0], {})[actions[1] if len(actions) > 1 else None] = move
        self.agent_selection = self.game.mover
        if self.game.over:
            winner = self.game.winner
            for agent in self.agents:
                self.rewards[agent] = 0.0 if winner is None else 1.0 if agent == winner else -1.0
                self.terminations[agent] = True

    def _legal(self) -> List[int]:
        if self._chosen is None:
            return list(self._moves)
        return [taken for taken in self._moves[self._chosen] if taken is not None]

    def observe(self, agent: str) -> Observation:
        """The planes as the agent sees them, and which actions it has."""
        position, white = self.game.position, agent == WHITE
        planes: Planes
        if self.game_name == "muehle":
            planes = planes_of_muehle(position, white, self._chosen is not None)
        else:
            planes = planes_of_viergewinnt(position, white)
        mask = [0] * self._actions.n
        if agent == self.agent_selection:
            for action in self._legal():
                mask[action] = 1
        return {"observation": planes, "action_mask": mask}

    def last(self, observe: bool = True) -> Tuple[Optional[Observation], float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last turn, termination, truncation and info of the agent whose turn it is."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in turn, until the game is over and each has been told."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action: Optional[int]) -> None:
        """The action of the agent whose turn it is; None once the game is over, which takes the agent away."""
        agent = self.agent_selection
        if agent not in self.agents:
            raise ValueError("the game is over and both have been told: reset begins another")
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the action must be None")
            self._gone(agent)
            return
        if action is None or action not in self._legal():
            raise ValueError(f"action {action} is illegal: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        if self._chosen is None and None not in self._moves[action]:
            self._chosen = action
            return
        move = self._moves[action][None] if self._chosen is None else self._moves[self._chosen][action]
        self._chosen = None
        self.game = self.game.play(move)
        self._update()
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def _gone(self, agent: str) -> None:
        self.agents.remove(agent)
        told: List[Dict[str, Any]] = [
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ]
        for each in told:
            del each[agent]
        for left in self.agents:
            self.agent_selection = left
            self.rewards[left] = 0.0

    def render(self) -> Optional[str]:
        """The board as text (``ansi``), None without a mode."""
        if self.render_mode is None:
            return None
        position = self.game.position
        return picture_of_muehle(position) if self.game_name == "muehle" else "\n".join(stones_of_viergewinnt(position))

    def close(self) -> None:
        """Nothing to do: the connection is shared."""


class SoloEnv:
    """One agent against a level of the program (Gymnasium): reset and step as there, the mask in info."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "viergewinnt",
        level: int = 2,
        agent: str = WHITE,
        rules: Optional[str] = None,
        via: Optional[Connection] = None,
        render_mode: Optional[str] = "ansi",
    ) -> None:
        if agent not in (WHITE, BLACK):
            raise ValueError(f"agent {agent!r}: expected white or black")
        self.level, self.agent, self.render_mode = level, agent, render_mode
        self._env = Env(game, rules, via, render_mode)
        self._chance: Optional[random.Random] = None
        self.action_space = self._env.action_space(agent)
        self.observation_space = self._env.observation_space(agent)["observation"]

    @property
    def unwrapped(self) -> "SoloEnv":
        return self

    def reset(
        self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Planes, Dict[str, Any]]:
        """A new game; with the same seed the level answers the same moves alike."""
        if seed is not None:
            self._chance = random.Random(seed)
        self._env.reset(seed, options)
        self._reply()
        return self._seen()

    def step(self, action: int) -> Tuple[Planes, float, bool, bool, Dict[str, Any]]:
        self._env.step(action)
        self._reply()
        planes, info = self._seen()
        return planes, self._env.rewards[self.agent], self._env.terminations[self.agent], False, info

    def _reply(self) -> None:
        env = self._env
        while not env.game.over and env.agent_selection != self.agent:
            seed = None if self._chance is None else self._chance.getrandbits(32)
            move = env.game.best(level=self.level, seed=seed).move
            for action in actions_of_muehle(move) if env.game_name == "muehle" else (int(move) - 1,):
                env.step(action)

    def _seen(self) -> Tuple[Planes, Dict[str, Any]]:
        seen = self._env.observe(self.agent)
        planes: Planes = seen["observation"]
        return planes, {"action_mask": seen["action_mask"], "position": self._env.game.position}

    def render(self) -> Optional[str]:
        return self._env.render()

    def close(self) -> None:
        self._env.close()
