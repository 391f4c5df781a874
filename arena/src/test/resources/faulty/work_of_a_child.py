"""Leaves the work to a child and goes."""
import os
import time

import bot

if os.fork():
    time.sleep(0.5)
    os._exit(0)
any_move = bot.choose


def choose(*position):
    time.sleep(3)
    return any_move(*position)


bot.choose = choose
bot.main()
