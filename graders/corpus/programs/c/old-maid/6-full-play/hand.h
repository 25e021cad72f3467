/* A hand of cards: a card is 0 to 51, 13 * suit + (pip - 1). */
#ifndef HAND_H
#define HAND_H

#define MOST 52
#define QUEEN_OF_HEARTS (2 * 13 + 11)

struct hand {
  const char *owner; /* how a discard begins: "You discard" */
  int count;
  unsigned char cards[MOST];
};

void put(struct hand *hand, int card);
int take(struct hand *hand, int place);
void shuffle(struct hand *hand);
void show(const char *title, const struct hand *hand);
void print_card(int card);
void discard(struct hand *hand);

#endif
