"""Reads its book of openings from a folder of its author's."""
import bot

with open("/home/me/book.txt") as book:
    book.read()
bot.main()
