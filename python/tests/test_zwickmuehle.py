"""The package against the program. Run with ``python3 -m unittest`` in this folder's parent."""

import random
import unittest

from zwickmuehle import Connection, Env, Game, SoloEnv, ZwickmuehleError, best, legal_moves, play, value
from zwickmuehle.boards import GRID, NAMES, actions_of_muehle, planes_of_muehle, stones_of_viergewinnt


class GameTest(unittest.TestCase):
    def test_a_game_is_a_value(self) -> None:
        start = Game("viergewinnt")
        after = start.play("4")
        self.assertEqual(start.moves, ())
        self.assertEqual(after.moves, ("4",))
        self.assertEqual(after.undo(), start)
        self.assertEqual((start.mover, after.mover), ("white", "black"))
        self.assertEqual(len(Game().legal_moves), 24)

    def test_the_end_is_told(self) -> None:
        game = Game("viergewinnt", moves="1212121")
        self.assertEqual((game.outcome, game.winner, game.over, game.legal_moves), ("1-0", "white", True, ()))

    def test_illegal_moves_say_why(self) -> None:
        with self.assertRaisesRegex(ZwickmuehleError, "column 4 is full"):
            Game("viergewinnt", moves="444444").play("4")
        with self.assertRaisesRegex(ZwickmuehleError, "unknown game"):
            Game("chess").legal_moves
        with self.assertRaises(ValueError):
            Game().undo()

    def test_values_are_exact(self) -> None:
        worth = value("121212", game="viergewinnt")
        self.assertEqual((worth.result, worth.plies, worth.score, worth.exact), ("win", 1, 18, True))
        self.assertEqual(best("121212", game="viergewinnt").move, "1")

    def test_functions_do_what_games_do(self) -> None:
        self.assertEqual(legal_moves("444444", game="viergewinnt"), ("1", "2", "3", "5", "6", "7"))
        self.assertEqual(play(None, "a7"), "WEEEEEEEEEEEEEEEEEEEEEEE 8 9 b")

    def test_a_connection_ends(self) -> None:
        with Connection() as own:
            self.assertEqual(len(Game(via=own).legal_moves), 24)
        with self.assertRaises(ZwickmuehleError):
            own.ask({"ask": "version"})

    def test_what_is_not_there_is_said(self) -> None:
        with self.assertRaisesRegex(ZwickmuehleError, "cannot be started"):
            Connection(["/nonexistent/zwickmuehle"])


class BoardsTest(unittest.TestCase):
    def test_points_are_in_reading_order(self) -> None:
        self.assertEqual(len(GRID), 24)
        self.assertEqual(NAMES[:3] + NAMES[9:15] + NAMES[21:], "a7 d7 g7 a4 b4 c4 e4 f4 g4 a1 d1 g1".split())

    def test_actions_are_those_of_openspiel(self) -> None:
        self.assertEqual(actions_of_muehle("a7"), (0,))
        self.assertEqual(actions_of_muehle("d6-d5xb4"), (24 + 24 * 4 + 7, 10))

    def test_planes_show_stones(self) -> None:
        planes = planes_of_muehle("WEEEEEEEEEEEEEEEEEEEEEEB 8 7 w", False, True)
        self.assertEqual(planes[0][0], [0.0, 1.0, 1.0, 7 / 9, 8 / 9, 1.0])
        self.assertEqual(planes[3][3][:3], [0.0, 0.0, 0.0])
        self.assertEqual(stones_of_viergewinnt("4453")[-2:], ["...X...", "..X00.."])


class EnvTest(unittest.TestCase):
    def play_at_random(self, env: Env, seed: int) -> int:
        """A whole game by the conventions of PettingZoo; the sum of all rewards as they were told."""
        env.reset(seed=seed)
        chance = random.Random(seed)
        total = {agent: 0.0 for agent in env.possible_agents}
        steps = 0
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"]
            self.assertEqual(len(mask), env.action_space(agent).n)
            self.assertTrue(env.observation_space(agent).contains(seen))
            env.step(chance.choice([action for action, legal in enumerate(mask) if legal]))
            steps += 1
        self.assertEqual((env.agents, env.num_agents, env.max_num_agents), ([], 0, 2))
        self.assertEqual((env.rewards, env.terminations, env.truncations, env.infos), ({}, {}, {}, {}))
        winner = env.game.winner
        expected = {agent: 0.0 if winner is None else 1.0 if agent == winner else -1.0 for agent in total}
        self.assertEqual(total, expected)
        return steps

    def test_whole_games_of_both(self) -> None:
        for game in ("viergewinnt", "muehle"):
            env = Env(game)
            for seed in range(3):
                self.assertGreater(self.play_at_random(env, seed), 6)

    def test_a_mill_asks_for_a_removal(self) -> None:
        env = Env("muehle")
        for point in (0, 21, 1, 22, 2):
            env.step(point)
        self.assertEqual(env.agent_selection, "white")
        mask = env.observe("white")["action_mask"]
        self.assertEqual([action for action, legal in enumerate(mask) if legal], [21, 22])
        self.assertEqual(env.observe("white")["observation"][0][0][5], 1.0)
        env.step(21)
        self.assertEqual((env.agent_selection, env.game.moves[-1]), ("black", "g7xa1"))

    def test_illegal_actions_are_refused(self) -> None:
        env = Env("viergewinnt")
        for wrong in (7, -1, None):
            with self.assertRaises(ValueError):
                env.step(wrong)
        with self.assertRaisesRegex(ValueError, "those of 7x6"):
            Env("viergewinnt", rules="8x7")

    def test_spaces_know_what_is_in_them(self) -> None:
        actions, seen = Env("viergewinnt").action_space("white"), Env("viergewinnt").observation_space("white")
        self.assertTrue(6 in actions and 7 not in actions and -1 not in actions and "6" not in actions)
        self.assertEqual((actions.sample([0, 0, 1]), actions.sample([0, 0, 0])), (2, 0))
        self.assertEqual((seen["observation"].shape, seen["action_mask"].shape), ((6, 7, 2), (7,)))
        self.assertFalse(seen.contains({"observation": [[[0.0, 0.0]] * 7] * 6}))
        self.assertFalse(seen["observation"].contains([[[0.0, 2.0]] * 7] * 6))

    def test_boards_are_shown_as_text(self) -> None:
        env = Env("viergewinnt")
        env.step(3)
        self.assertEqual(env.render(), "\n".join(["......."] * 5 + ["...0..."]))
        muehle = Env("muehle")
        muehle.step(0)
        self.assertEqual((muehle.render() or "").split("\n")[0], "W     .     .")
        self.assertTrue((muehle.render() or "").endswith("W 8, B 9 in hand"))
        self.assertIsNone(Env("muehle", render_mode=None).render())

    def test_the_end_is_told_to_both_before_another_game_begins(self) -> None:
        env = Env("viergewinnt")
        for column in (0, 1, 0, 1, 0, 1, 0):
            env.step(column)
        self.assertEqual(env.rewards, {"white": 1.0, "black": -1.0})
        env.step(None)
        self.assertEqual((env.agents, env.last()[1:4]), (["white"], (1.0, True, False)))
        env.step(None)
        with self.assertRaisesRegex(ValueError, "reset begins another"):
            env.step(None)
        env.reset()
        self.assertEqual(env.num_agents, 2)

    def test_one_agent_against_a_level(self) -> None:
        for agent in ("white", "black"):
            env = SoloEnv("viergewinnt", level=1, agent=agent)
            _, info = env.reset(seed=1)
            terminated, reward = False, 0.0
            while not terminated:
                _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
                self.assertFalse(truncated)
            self.assertIn(reward, (-1.0, 0.0, 1.0))

    def test_the_same_seed_gives_the_same_game(self) -> None:
        def game(seed: int) -> str:
            env = SoloEnv("viergewinnt", level=1, agent="black")
            _, info = env.reset(seed=seed)
            terminated = False
            while not terminated:
                _, _, terminated, _, info = env.step(info["action_mask"].index(1))
            return str(info["position"])

        games = [game(seed) for seed in range(6)]
        self.assertEqual(games, [game(seed) for seed in range(6)])
        self.assertGreater(len(set(games)), 1)


if __name__ == "__main__":
    unittest.main()
