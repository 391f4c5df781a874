"""Keeps a table where it may, but a hundred megabytes of it."""
import tempfile

import bot

any_move = bot.choose


def choose(*position):
    with tempfile.TemporaryFile() as table:
        for _ in range(100):
            table.write(b"x" * (1 << 20))
    return any_move(*position)


bot.choose = choose
bot.main()
