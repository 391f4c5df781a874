"""Takes any stone, even one that stands in a mill."""
import bot


def legal_moves(board, me, in_hand):
    bot.in_mill, in_mill = lambda board, point: board[point] == me and in_mill(board, point), bot.in_mill
    try:
        moves = all_moves(board, me, in_hand)
    finally:
        bot.in_mill = in_mill
    return [move for move in moves if move[2] != bot.NONE] or moves


all_moves = bot.legal_moves
bot.legal_moves = legal_moves
bot.main()
