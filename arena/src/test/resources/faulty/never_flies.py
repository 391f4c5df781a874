"""Moves along lines only, even with three stones."""
import bot

all_moves = bot.legal_moves
bot.legal_moves = lambda board, me, in_hand: [
    move for move in all_moves(board, me, in_hand) if in_hand > 0 or move[1] in bot.NEIGHBOURS[move[0]]]
bot.main()
