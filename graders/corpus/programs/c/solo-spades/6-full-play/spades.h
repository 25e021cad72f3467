/* Solo Spades in C. A set of cards is a word with a bit for each card, so a hand is always sorted. */
#ifndef SPADES_H
#define SPADES_H

#include <stdbool.h>
#include <stdint.h>

enum { SEATS = 4, SUITS = 4, RANKS = 13, CARDS = 52, SPADES = 3, TRICKS = 13, GOAL = 500 };

typedef int Card; /* 13 * suit + rank, both from 0: the two of clubs is 0 */
typedef uint64_t Set;

typedef struct {
  const char *name;
  Set hand;
  int bid, tricks, points, total;
} Player;

/* cards.c */
#define ONE(card) ((Set)1 << (card))
#define SUIT(suit) ((Set)0x1FFF << (RANKS * (suit)))
const char *card_name(Card card);
Card card_named(const char *text); /* -1 if there is none */
void print_cards(Set cards);
int count(Set cards);
Set legal_cards(Set hand, Card led, bool spades_broken); /* led is -1 for a leader */
bool beats(Card card, Card best);
Card extreme(Set cards, bool highest); /* spares spades */

/* ask.c */
char *ask(const char *prompt); /* without blanks around it; good until the next call */
unsigned ask_seed(void);
int ask_bid(void);
Card ask_card(Set hand, Card led, bool spades_broken);

/* game.c */
void play_game(void);

#endif
