"""Writes everything in UTF-16, as a shell of Windows does."""
import sys

import bot

sys.stdout.reconfigure(encoding="utf-16-le")
bot.main()
