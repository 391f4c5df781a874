/* A starter bot for Mühle: reads the protocol, knows the legal moves, plays any of them.
 *
 * Try it:   cc -O2 -o bot examples/bot.c
 *           ./zwickmuehle check-bot ./bot
 *
 * Points in reading order:   0--------1--------2
 *                            |  3-----4-----5  |
 *                            |  |  6--7--8  |  |
 *                            9-10-11    12-13-14
 *                            |  | 15-16-17  |  |
 *                            | 18----19----20  |
 *                            21------22-------23
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { POINTS = 24, MILLS = 16, NONE = -1 /* from the hand, or no stone taken */, MOST_MOVES = 400 };

static const int mills[MILLS][3] = {{0, 1, 2},    {3, 4, 5},    {6, 7, 8},    {9, 10, 11}, {12, 13, 14}, {15, 16, 17},
                                    {18, 19, 20}, {21, 22, 23}, {0, 9, 21},   {3, 10, 18}, {6, 11, 15},  {1, 4, 7},
                                    {16, 19, 22}, {8, 12, 17},  {5, 13, 20},  {2, 14, 23}};

typedef struct {
    int from, to, taken;
} Move;

/* Two points are neighbours if they follow each other in one of the lines. */
static int neighbours(int a, int b) {
    for (int i = 0; i < MILLS; i++) {
        const int *m = mills[i];
        if ((m[1] == a && (m[0] == b || m[2] == b)) || (m[1] == b && (m[0] == a || m[2] == a))) return 1;
    }
    return 0;
}

/* Whether the stone on this point is part of a mill. */
static int in_mill(const char *board, int point) {
    for (int i = 0; i < MILLS; i++) {
        const int *m = mills[i];
        if ((m[0] == point || m[1] == point || m[2] == point) && board[m[0]] == board[point] &&
            board[m[1]] == board[point] && board[m[2]] == board[point])
            return 1;
    }
    return 0;
}

/* Adds one move, or, where it closes a mill, one for each stone that may be taken. */
static int add_moves(Move *moves, int count, const char *board, char me, int from, int to) {
    char after[POINTS];
    int before = count;
    memcpy(after, board, POINTS);
    after[to] = me;
    if (from != NONE) after[from] = 'E';
    if (in_mill(after, to))
        for (int taken = 0; taken < POINTS; taken++)
            if (after[taken] != me && after[taken] != 'E' && !in_mill(after, taken))
                moves[count++] = (Move){from, to, taken};
    if (count == before) moves[count++] = (Move){from, to, NONE};
    return count;
}

/* All legal moves for me, 'W' or 'B', by the rules of the course. A board is 24 characters W, B, E. */
static int legal_moves(Move *moves, const char *board, char me, int in_hand) {
    int count = 0, stones = 0;
    for (int p = 0; p < POINTS; p++) stones += board[p] == me;
    for (int to = 0; to < POINTS; to++) {
        if (board[to] != 'E') continue;
        if (in_hand > 0) {
            count = add_moves(moves, count, board, me, NONE, to);
            continue;
        }
        for (int from = 0; from < POINTS; from++)
            if (board[from] == me && (stones == 3 || neighbours(from, to)))
                count = add_moves(moves, count, board, me, from, to);
    }
    return count;
}

/* Your idea goes here: return one of the legal moves within the given seconds. */
static Move choose(const char *board, char me, int in_hand, int other_in_hand, double seconds) {
    Move moves[MOST_MOVES];
    int count = legal_moves(moves, board, me, in_hand);
    (void)other_in_hand;
    (void)seconds;
    return moves[rand() % count];
}

int main(int argc, char **argv) {
    double seconds = 1;
    char line[256], board[256];
    int white_in_hand, black_in_hand;
    for (int i = 1; i + 1 < argc; i++)
        if (strcmp(argv[i], "-t") == 0) seconds = atof(argv[i + 1]);
    srand((unsigned)time(NULL));
    if (!fgets(line, sizeof line, stdin)) return 0;
    int white = line[0] == '0';
    puts("C starter");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "%255s %d %d", board, &white_in_hand, &black_in_hand) != 3 || strlen(board) != POINTS) {
            fprintf(stderr, "not understood: %s", line);
            return 2;
        }
        Move move = choose(board, white ? 'W' : 'B', white ? white_in_hand : black_in_hand,
                           white ? black_in_hand : white_in_hand, 0.8 * seconds);
        printf("%d %d %d\n", move.from, move.to, move.taken);
        fflush(stdout);
    }
    return 0;
}
