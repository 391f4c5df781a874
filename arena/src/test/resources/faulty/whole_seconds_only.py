"""Reads the time as a whole number."""
import sys

import bot

int(sys.argv[sys.argv.index("-t") + 1])
bot.main()
