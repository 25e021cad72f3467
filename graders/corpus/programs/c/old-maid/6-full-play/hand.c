#include "hand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void put(struct hand *hand, int card) { hand->cards[hand->count++] = (unsigned char)card; }

/* Takes the card at a place out; the cards behind it move up. */
int take(struct hand *hand, int place) {
  int card = hand->cards[place];
  hand->count--;
  memmove(hand->cards + place, hand->cards + place + 1, (size_t)(hand->count - place));
  return card;
}

void shuffle(struct hand *hand) {
  for (int i = 0; i < hand->count; i++) {
    int r = rand() % hand->count;
    unsigned char card = hand->cards[i];
    hand->cards[i] = hand->cards[r];
    hand->cards[r] = card;
  }
}

void print_card(int card) {
  static const char *const pips = "A\0 2\0 3\0 4\0 5\0 6\0 7\0 8\0 9\0 10\0J\0 Q\0 K";
  static const char *const suits[4] = {"♣", "♦", "♥", "♠"};
  printf("%s%s", pips + 3 * (card % 13), suits[card / 13]);
}

void show(const char *title, const struct hand *hand) {
  printf("%s (%d):", title, hand->count);
  for (int i = 0; i < hand->count; i++) {
    putchar(i % 13 == 0 ? '\n' : ' ');
    print_card(hand->cards[i]);
  }
  putchar('\n');
}

/* The place of the first later card of the same pip, or -1. */
static int partner(const struct hand *hand, int place) {
  for (int i = place + 1; i < hand->count; i++)
    if (hand->cards[i] % 13 == hand->cards[place] % 13) return i;
  return -1;
}

/* Takes all pairs out, and prints them, seven on a line. */
void discard(struct hand *hand) {
  int pairs = 0;
  for (int i = 0; i < hand->count;) {
    int other = partner(hand, i);
    if (other < 0) {
      i++;
      continue;
    }
    int second = take(hand, other);
    if (pairs % 7 == 0)
      printf("%s%s ", pairs ? ".\n" : "", hand->owner);
    else
      printf(", ");
    print_card(take(hand, i));
    putchar(' ');
    print_card(second);
    pairs++;
  }
  if (pairs == 0) printf("%s nothing", hand->owner);
  puts(".");
}
