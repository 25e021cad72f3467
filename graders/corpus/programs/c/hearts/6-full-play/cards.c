#include "cards.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char ranks[] = "23456789TJQKA", suits[] = "CDHS";

/* Four names may be in use at the same time. */
const char *name_of(card c) {
  static char names[4][3];
  static int turn;
  char *name = names[turn++ % 4];
  name[0] = ranks[RANK(c)];
  name[1] = suits[SUIT(c)];
  return name;
}

card card_named(const char *text) {
  if (strlen(text) != 2) return NO_CARD;
  const char *rank = strchr(ranks, toupper((unsigned char)text[0]));
  const char *suit = strchr(suits, toupper((unsigned char)text[1]));
  return rank && suit ? (card)(13 * (suit - suits) + (rank - ranks)) : NO_CARD;
}

void print_cards(cards set) {
  const char *space = "";
  for (card c = 0; c < DECK; c++)
    if (set & ONE(c)) {
      printf("%s%s", space, name_of(c));
      space = " ";
    }
}

int points_in(cards set) {
  int points = set & ONE(QUEEN_OF_SPADES) ? 13 : 0;
  for (set &= OF_SUIT(2); set; set &= set - 1) points++;
  return points;
}
