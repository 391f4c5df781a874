"""Uses 93 of 100 parts of its time."""
import sys
import time

import bot

seconds = float(sys.argv[sys.argv.index("-t") + 1])
any_move = bot.choose
bot.choose = lambda *position: time.sleep(0.93 * seconds) or any_move(*position)
bot.main()
