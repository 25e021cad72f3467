/*
 * Two-player Spades.
 *
 * A card is one byte, 16 * suit + rank. A player's cards are kept in the order of the draw, and a
 * played card becomes 0.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CLUBS, DIAMONDS, HEARTS, SPADES };

typedef uint8_t card;
#define RANK(c) ((c) & 15)
#define SUIT(c) ((c) >> 4)

struct player {
  const char *name;
  card held[13];
  int drawn, bid, tricks, points, total;
};

static struct player you = {.name = "You"}, pc = {.name = "The computer"};

/* ---- input ---- */

static char *ask(const char *prompt) {
  static char line[400];
  size_t used = 0;
  int c;
  printf("%s", prompt);
  fflush(stdout);
  while ((c = getchar()) != '\n' && c != EOF)
    if (used < sizeof line - 1) line[used++] = (char)toupper(c);
  if (c == EOF && used == 0) {
    fprintf(stderr, "\nThe input ended too early.\n");
    exit(EXIT_FAILURE);
  }
  while (used > 0 && isspace((unsigned char)line[used - 1])) used--;
  line[used] = '\0';
  char *start = line;
  while (isspace((unsigned char)*start)) start++;
  return start;
}

/* -1 if the text is not a whole number from 0 to the limit. */
static long long number_in(const char *text, long long limit) {
  long long n = 0;
  if (*text == '\0') return -1;
  for (; *text; text++) {
    if (*text < '0' || *text > '9') return -1;
    n = 10 * n + (*text - '0');
    if (n > limit) return -1;
  }
  return n;
}

static unsigned seed_from_player(void) {
  for (;;) {
    const char *text = ask("Seed: ");
    long long n = *text ? number_in(text, 4294967295LL) : (long long)time(NULL);
    if (n >= 0) return (unsigned)n;
    puts("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
  }
}

static const char *name_of(card c) {
  static char names[4][3];
  static int next;
  char *name = names[next++ % 4];
  name[0] = "??23456789TJQKA"[RANK(c)];
  name[1] = "CDHS"[SUIT(c)];
  name[2] = '\0';
  return name;
}

static bool keeps(card c) {
  char prompt[64];
  snprintf(prompt, sizeof prompt, "You drew %s. Do you keep it (Y or N)? ", name_of(c));
  const char *text = ask(prompt);
  for (;;) {
    putchar('\n');
    if (!strcmp(text, "Y")) return true;
    if (!strcmp(text, "N")) return false;
    text = ask("Enter either Y for Yes (keep it) or N for No (discard it):  ");
  }
}

static int ask_bid(void) {
  for (;;) {
    long long bid = number_in(ask("Your bid (0 to 13): "), 13);
    if (bid >= 0) return (int)bid;
    puts("A bid is a whole number of tricks from 0 (nil) to 13.");
  }
}

/* ---- rules ---- */

static bool must_follow(const struct player *p, card led) {
  for (int i = 0; led && i < 13; i++)
    if (p->held[i] && SUIT(p->held[i]) == SUIT(led)) return true;
  return false;
}

static bool legal(const struct player *p, card c, card led) {
  return c && (!must_follow(p, led) || SUIT(c) == SUIT(led));
}

static bool takes(card second, card first) {
  return SUIT(second) == SUIT(first) ? second > first : SUIT(second) == SPADES;
}

static int points(int bid, int tricks) {
  if (bid == 0) return tricks ? -100 : 100;
  return tricks >= bid ? 9 * bid + tricks : -10 * bid;
}

/* ---- the two players ---- */

static void print_hand(void) {
  printf("Your hand is:");
  for (int i = 0; i < 13; i++)
    if (you.held[i]) printf(" %s", name_of(you.held[i]));
  putchar('\n');
}

static card play(struct player *p, card c) {
  *(card *)memchr(p->held, c, 13) = 0;
  return c;
}

static card your_card(card led) {
  print_hand();
  for (;;) {
    const char *text = ask("Which card do you play? ");
    const char *rank = *text ? strchr("23456789TJQKA", text[0]) : NULL;
    const char *suit = *text && text[1] ? strchr("CDHS", text[1]) : NULL;
    if (!rank || !suit || text[2]) {
      puts("That is not a card. Type a rank (2-9, T, J, Q, K, A) and a suit (C, D, H, S), as in TH.");
      continue;
    }
    card c = (card)(16 * strcspn("CDHS", suit) + strcspn("23456789TJQKA", rank) + 2);
    if (!memchr(you.held, c, 13)) {
      printf("You do not hold %s.\n", name_of(c));
    } else if (!legal(&you, c, led)) {
      printf("You must follow suit. You may play");
      for (int i = 0; i < 13; i++)
        if (legal(&you, you.held[i], led)) printf(" %s", name_of(you.held[i]));
      puts(".");
    } else {
      return play(&you, c);
    }
  }
}

/* How much the computer likes a card: more is better, and the first of equals is played. */
static int liking(card c, card led) {
  if (!led) return RANK(c) + (SUIT(c) == SPADES ? 0 : 100);
  return (takes(c, led) ? 100 : 0) - RANK(c);
}

static card computers_card(card led) {
  card best = 0;
  for (int i = 0; i < 13; i++) {
    card c = pc.held[i];
    if (legal(&pc, c, led) && (!best || liking(c, led) > liking(best, led))) best = c;
  }
  return play(&pc, best);
}

static int computers_bid(void) {
  int bid = 0;
  for (int i = 0; i < 13; i++) bid += SUIT(pc.held[i]) == SPADES || RANK(pc.held[i]) > 12;
  return bid ? bid : 1;
}

/* ---- one hand of play ---- */

static void draw(bool your_turn) {
  card deck[52], *next = deck;
  for (int i = 0; i < 52; i++) deck[i] = (card)(16 * (3 - i % 4) + 14 - i / 4);
  for (int i = 52; i > 0; i--) {
    int r = rand() % i;
    card c = deck[i - 1];
    deck[i - 1] = deck[r];
    deck[r] = c;
  }
  you.drawn = pc.drawn = 0;
  while (next < deck + 52) {
    card first = *next++, second = *next++;
    if (!your_turn) {
      pc.held[pc.drawn++] = first;
    } else if (keeps(first)) {
      you.held[you.drawn++] = first;
      printf("You discarded %s.\n", name_of(second));
    } else {
      you.held[you.drawn++] = second;
      printf("You drew and kept %s.\n", name_of(second));
    }
    your_turn = !your_turn;
  }
}

/* True if you take the trick. */
static bool trick(int number, bool you_lead) {
  bool yours;
  if (you_lead) {
    printf("\nTrick %d. You lead.\n", number);
    card led = your_card(0), answer = computers_card(led);
    printf("The computer plays %s.\n", name_of(answer));
    yours = !takes(answer, led);
  } else {
    card led = computers_card(0);
    printf("\nTrick %d. The computer leads %s.\n", number, name_of(led));
    yours = takes(your_card(led), led);
  }
  ++*(yours ? &you.tricks : &pc.tricks);
  printf("%s the trick. Tricks: you %d (bid %d), the computer %d (bid %d).\n",
         yours ? "You take" : "The computer takes", you.tricks, you.bid, pc.tricks, pc.bid);
  return yours;
}

static void play_hand(bool you_deal) {
  draw(you_deal);
  putchar('\n');
  print_hand();
  if (you_deal) you.bid = ask_bid();
  pc.bid = computers_bid();
  printf("The computer bids %d.\n", pc.bid);
  if (!you_deal) you.bid = ask_bid();
  you.tricks = pc.tricks = 0;
  bool lead = you_deal;
  for (int number = 1; number <= 13; number++) lead = trick(number, lead);
}

static bool score(struct player *p) {
  p->points = points(p->bid, p->tricks);
  p->total += p->points;
  printf("%-12s%8d%8d%8d%8d\n", p->name, p->bid, p->tricks, p->points, p->total);
  return p->total >= 500 || p->total < -200;
}

int main(void) {
  bool crossed = false;
  srand(seed_from_player());
  for (int hand = 1;; hand++) {
    printf("\nHand %d. %s.\n", hand, hand % 2 ? "You deal" : "The computer deals");
    play_hand(hand % 2);
    printf("\nScore sheet after hand %d\n%20s%8s%8s%8s\n", hand, "Bid", "Tricks", "Points", "Total");
    crossed |= score(&you);
    crossed |= score(&pc);
    if (!crossed) continue;
    if (you.total != pc.total) break;
    printf("\nYou are tied at %d. The first hand that leaves you unequal ends the game.\n",
           you.total);
  }
  bool won = you.total > pc.total;
  printf("\n%s the game by %d to %d.\n", won ? "You win" : "The computer wins",
         won ? you.total : pc.total, won ? pc.total : you.total);
  return 0;
}
