"""Imports a library that greets on stdout."""
import bot

print("pygame 2.6.1 (SDL 2.28.4, Python 3.12.0)\nHello from the pygame community.", flush=True)
bot.main()
