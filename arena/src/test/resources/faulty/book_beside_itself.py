"""Looks for its book where it is started, not where it lies."""
import bot

with open("book.txt") as book:
    lines = book.readlines()
bot.main()
