#include "spades.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char ranks[] = "23456789TJQKA", suits[] = "CDHS";

const char *card_name(Card card) {
  static char name[3];
  name[0] = ranks[card % RANKS];
  name[1] = suits[card / RANKS];
  return name;
}

Card card_named(const char *text) {
  if (strlen(text) != 2) return -1;
  const char *rank = strchr(ranks, toupper((unsigned char)text[0]));
  const char *suit = strchr(suits, toupper((unsigned char)text[1]));
  return rank && suit ? (Card)(RANKS * (suit - suits) + (rank - ranks)) : -1;
}

void print_cards(Set cards) {
  const char *gap = "";
  for (Card card = 0; card < CARDS; card++) {
    if (!(cards & ONE(card))) continue;
    printf("%s%s", gap, card_name(card));
    gap = " ";
  }
}

int count(Set cards) {
  int n = 0;
  for (; cards; cards &= cards - 1) n++;
  return n;
}

Set legal_cards(Set hand, Card led, bool spades_broken) {
  Set wanted = hand;
  if (led >= 0) wanted &= SUIT(led / RANKS);
  else if (!spades_broken) wanted &= ~SUIT(SPADES);
  return wanted ? wanted : hand;
}

bool beats(Card card, Card best) {
  int suit = card / RANKS;
  return suit == best / RANKS ? card > best : suit == SPADES;
}

Card extreme(Set cards, bool highest) {
  if (cards & ~SUIT(SPADES)) cards &= ~SUIT(SPADES);
  for (int i = 0; i < RANKS; i++) {
    int rank = highest ? RANKS - 1 - i : i;
    for (int suit = 0; suit < SUITS; suit++)
      if (cards & ONE(RANKS * suit + rank)) return RANKS * suit + rank;
  }
  return -1;
}
