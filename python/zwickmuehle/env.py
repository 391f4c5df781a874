"""Environments for learning, in the manner of PettingZoo (two agents in turn) and Gymnasium (one against a level).

They keep the conventions of those libraries and need neither: observations are plain lists, which ``numpy.array`` turns
into arrays, and the spaces know what is usually asked of them.
"""

from __future__ import annotations

import random
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple

from .boards import (
    COLUMNS,
    POINTS,
    ROWS,
    Planes,
    actions_of_muehle,
    planes_of_muehle,
    planes_of_viergewinnt,
)
from .connection import Connection
from .game import BLACK, WHITE, Game

Observation = Dict[str, Any]


class Discrete:
    """The numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._random = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        self._random.seed(seed)

    def contains(self, action: int) -> bool:
        return 0 <= action < self.n

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Any number, or any that the mask allows."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([action for action, allowed in enumerate(mask) if allowed])


class Box:
    """Arrays of numbers from low to high."""

    def __init__(self, low: float, high: float, shape: Tuple[int, ...]) -> None:
        self.low, self.high, self.shape = low, high, shape


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
        self.game_name, self.rules, self._via, self.render_mode = game, rules, via, render_mode
        self.possible_agents = [WHITE, BLACK]
        muehle = game == "muehle"
        self._actions = Discrete(POINTS + POINTS * POINTS if muehle else COLUMNS)
        self._box = Box(0.0, 1.0, (7, 7, 6) if muehle else (ROWS, COLUMNS, 2))
        self.reset()

    def action_space(self, agent: str) -> Discrete:
        return self._actions

    def observation_space(self, agent: str) -> Box:
        return self._box

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
        """The action of the agent whose turn it is; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the action must be None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
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

    def render(self) -> str:
        return self.game.position

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
    ) -> None:
        if agent not in (WHITE, BLACK):
            raise ValueError(f"agent {agent!r}: expected white or black")
        self.level, self.agent = level, agent
        self._env = Env(game, rules, via)
        self.action_space = self._env.action_space(agent)
        self.observation_space = self._env.observation_space(agent)

    def reset(
        self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Planes, Dict[str, Any]]:
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
            move = env.game.best(level=self.level).move
            for action in actions_of_muehle(move) if env.game_name == "muehle" else (int(move) - 1,):
                env.step(action)

    def _seen(self) -> Tuple[Planes, Dict[str, Any]]:
        seen = self._env.observe(self.agent)
        planes: Planes = seen["observation"]
        return planes, {"action_mask": seen["action_mask"], "position": self._env.game.position}

    def render(self) -> str:
        return self._env.render()

    def close(self) -> None:
        self._env.close()
