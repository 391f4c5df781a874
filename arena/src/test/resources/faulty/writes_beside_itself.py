"""Keeps a table beside itself, a hundred megabytes of it."""
import os

import bot

any_move = bot.choose


def choose(*position):
    folder = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(folder, "table.bin"), "wb") as table:
        for _ in range(100):
            table.write(b"x" * (1 << 20))
    return any_move(*position)


bot.choose = choose
bot.main()
