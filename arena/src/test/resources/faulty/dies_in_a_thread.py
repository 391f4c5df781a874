"""Thinks in a thread that dies of an error, and waits for it."""
import threading

import bot

found = threading.Event()


def think(board):
    board[24] = "E"
    found.set()


def choose(board, me, in_hand, other_in_hand, deadline):
    threading.Thread(target=think, args=[board], daemon=True).start()
    found.wait()


bot.choose = choose
bot.main()
