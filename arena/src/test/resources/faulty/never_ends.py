"""Looks for the end of a game, and for ever."""
import bot

any_move = bot.choose


def choose(board, me, in_hand, other_in_hand, deadline):
    while in_hand == 0 and board.count(me) == 3:
        pass
    return any_move(board, me, in_hand, other_in_hand, deadline)


bot.choose = choose
bot.main()
