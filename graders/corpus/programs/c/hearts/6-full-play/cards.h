#ifndef CARDS_H
#define CARDS_H

#include <stdint.h>

/* A card is 13 * suit + rank - 2, and a set of cards has a bit for each. */
typedef int card;
typedef uint64_t cards;

enum { TWO_OF_CLUBS = 0, QUEEN_OF_SPADES = 49, DECK = 52, NO_CARD = -1 };

#define SUIT(c) ((c) / 13)
#define RANK(c) ((c) % 13)
#define ONE(c) ((cards)1 << (c))
#define OF_SUIT(s) ((cards)0x1fff << 13 * (s))

const char *name_of(card c);
card card_named(const char *text);
void print_cards(cards set);
int points_in(cards set);

#endif
