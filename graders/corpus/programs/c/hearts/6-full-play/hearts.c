#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "cards.h"
#include "terminal.h"

enum { NORTH, EAST, SOUTH, WEST, PLAYERS, NOBODY = -1 };

typedef struct {
  card led, best;
  int taker;
  cards played;
} trick;

static const char *const names[PLAYERS] = {"North", "East", "South", "West"};
static cards held[PLAYERS], taken[PLAYERS];
static int totals[PLAYERS];
static bool south_is_human;

static void deal(void) {
  card deck[DECK];
  for (card c = 0; c < DECK; c++) deck[c] = c;
  for (int i = DECK - 1; i > 0; i--) {
    int r = rand() % (i + 1);
    card kept = deck[i];
    deck[i] = deck[r];
    deck[r] = kept;
  }
  for (int p = 0; p < PLAYERS; p++) held[p] = taken[p] = 0;
  for (int i = 0; i < DECK; i++) held[(EAST + i) % PLAYERS] |= ONE(deck[i]);
}

static cards legal_cards(int player, const trick *t) {
  cards following = t->led == NO_CARD ? 0 : held[player] & OF_SUIT(SUIT(t->led));
  return following ? following : held[player];
}

static bool takes(card c, const trick *t) {
  return t->best == NO_CARD || (SUIT(c) == SUIT(t->best) && RANK(c) > RANK(t->best));
}

static card computer_card(cards legal, const trick *t) {
  card safe = NO_CARD, lowest = NO_CARD;
  for (card c = 0; c < DECK; c++) {
    if (!(legal & ONE(c))) continue;
    if (!takes(c, t) && (safe == NO_CARD || RANK(c) > RANK(safe))) safe = c;
    if (lowest == NO_CARD || RANK(c) < RANK(lowest)) lowest = c;
  }
  return safe == NO_CARD ? lowest : safe;
}

static card human_card(cards hand, cards legal, const trick *t) {
  if (t->led == NO_CARD) puts("You lead.");
  printf("Your hand: ");
  print_cards(hand);
  putchar('\n');
  for (;;) {
    card c = card_named(ask("Which card do you play? "));
    if (c == NO_CARD) {
      puts("Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).");
      continue;
    }
    if (legal & ONE(c)) return c;
    if (hand & ONE(c)) printf("You must follow suit.");
    else printf("You do not hold %s.", name_of(c));
    printf(" You may play ");
    print_cards(legal);
    puts(".");
  }
}

static int shooter(void) {
  for (int p = 0; p < PLAYERS; p++)
    if (points_in(taken[p]) == 26) return p;
  return NOBODY;
}

static int points_of(int player) {
  int moon = shooter();
  if (moon == NOBODY) return points_in(taken[player]);
  return moon == player ? 0 : 26;
}

static int play_trick(int leader) {
  trick t = {NO_CARD, NO_CARD, leader, 0};
  for (int turn = 0; turn < PLAYERS; turn++) {
    int player = (leader + turn) % PLAYERS;
    cards legal = legal_cards(player, &t);
    card c = south_is_human && player == SOUTH ? human_card(held[player], legal, &t)
                                               : computer_card(legal, &t);
    held[player] &= ~ONE(c);
    if (takes(c, &t)) {
      t.best = c;
      t.taker = player;
    }
    if (turn == 0) t.led = c;
    t.played |= ONE(c);
    printf("%s %s %s.\n", names[player], turn ? "plays" : "leads", name_of(c));
  }
  taken[t.taker] |= t.played;

  int points = points_in(t.played);
  printf("%s takes the trick: ", names[t.taker]);
  if (points == 0) puts("no points.");
  else printf("%d point%s.\n", points, points == 1 ? "" : "s");
  for (int p = 0; p < PLAYERS; p++)
    printf("%s%s %d", p ? ", " : "Points so far: ", names[p], points_of(p));
  putchar('\n');
  return t.taker;
}

static bool play_hand(int number) {
  deal();
  int leader = 0;
  while (!(held[leader] & ONE(TWO_OF_CLUBS))) leader++;
  printf("\nHand %d. %s shuffles and deals.\n", number, names[NORTH]);
  printf("%s holds 2C and leads the first trick with any card.\n", names[leader]);
  for (int n = 1; n <= 13; n++) {
    printf("\nTrick %d\n", n);
    leader = play_trick(leader);
  }

  putchar('\n');
  int moon = shooter();
  if (moon != NOBODY)
    printf("%s shoots the moon: 0 points, and 26 for everybody else.\n", names[moon]);
  printf("%-6s%11s%11s\n", "", "This hand", "Total");
  bool over = false;
  for (int p = 0; p < PLAYERS; p++) {
    totals[p] += points_of(p);
    if (totals[p] >= 100) over = true;
    printf("%-6s%11d%11d\n", names[p], points_of(p), totals[p]);
  }
  return over;
}

static void show_winners(void) {
  int fewest = totals[0], winners = 0, shown = 0;
  for (int p = 1; p < PLAYERS; p++)
    if (totals[p] < fewest) fewest = totals[p];
  for (int p = 0; p < PLAYERS; p++) winners += totals[p] == fewest;

  printf("\nThe game is over. ");
  for (int p = 0; p < PLAYERS; p++) {
    if (totals[p] != fewest) continue;
    printf("%s%s", shown == 0 ? "" : shown == winners - 1 ? " and " : ", ", names[p]);
    shown++;
  }
  printf(" %s with %d point%s%s.\n", winners > 1 ? "tie" : "wins", fewest, fewest == 1 ? "" : "s",
         winners > 1 ? " each" : "");
  if (!south_is_human) return;
  printf("You (South) %s\n", totals[SOUTH] > fewest ? "do not win."
                             : winners > 1          ? "share the win!"
                                                    : "win!");
}

int main(void) {
  srand(ask_seed());
  south_is_human = ask_letter("Play or watch? [p/w] ", 'p', 'w', "Please type p to play or w to watch.");
  puts("\n"
       "Hearts, for North, East, South and West. The fewest points win.\n"
       "A card is a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S), as in TH.\n"
       "Follow the suit that is led if you can; if you cannot, play any card.\n"
       "The highest card of the suit led takes the trick; whoever takes it leads next.\n"
       "Hearts may be led at any time; no cards are passed.\n"
       "Each heart you take is 1 point, the queen of spades 13. Whoever takes all of\n"
       "these shoots the moon: 0 points, and 26 for everybody else.\n"
       "The game ends when somebody has 100 points.");
  if (south_is_human) puts("You are South.");
  for (int number = 1; !play_hand(number); number++) continue;
  show_winners();
  return 0;
}
