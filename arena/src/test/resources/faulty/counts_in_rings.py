"""Counts the points ring by ring, as many books do."""
import bot


def ring(number, place):
    return 8 * number + place % 8


bot.MILLS = [tuple(ring(number, corner + i) for i in range(3)) for number in range(3) for corner in range(0, 8, 2)]
bot.MILLS += [tuple(ring(number, side) for number in range(3)) for side in range(1, 8, 2)]
bot.NEIGHBOURS = {point: set() for point in range(24)}
for a, b, c in bot.MILLS:
    bot.NEIGHBOURS[a].add(b)
    bot.NEIGHBOURS[b].update((a, c))
    bot.NEIGHBOURS[c].add(b)


def choose(board, me, in_hand, other_in_hand, deadline):
    return max(bot.legal_moves(board, me, in_hand))


bot.choose = choose
if __name__ == "__main__":
    bot.main()
