"""Begins its output with a byte-order mark."""
import sys

import bot

sys.stdout.reconfigure(encoding="utf-8-sig")
bot.main()
