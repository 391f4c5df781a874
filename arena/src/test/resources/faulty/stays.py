"""Does not notice that the game is over."""
import time

import bot

bot.main()
time.sleep(60)
