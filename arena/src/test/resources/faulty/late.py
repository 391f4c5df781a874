"""Thinks three times as long as it may."""
import sys
import time

import bot

seconds = float(sys.argv[sys.argv.index("-t") + 1])
any_move = bot.choose
bot.choose = lambda *position: time.sleep(3 * seconds) or any_move(*position)
bot.main()
