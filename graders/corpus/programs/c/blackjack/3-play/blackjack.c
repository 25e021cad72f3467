/* Blackjack against the dealer. A game is a machine that goes from state to state. */
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

#include "input.h"

enum { PLAYER, DEALER };

/* A card is 0 to 51, suit by suit; it belongs to a hand when it is dealt. */
typedef unsigned char Card;

typedef struct Hand {
  Card cards[22];
  int count;
} Hand;

typedef struct Game {
  Card deck[52];
  Card *top; /* one behind the next card */
  Hand hands[2];
  int shuffled;
} Game;

/* A state does its work and returns the next one through the game's table of states. */
typedef enum { DEAL, ASK, DRAW, FINISH, OVER } State;

static int rank(Card card) { return card % 13 + 2; }

static int score(const Hand *hand) {
  int low = 0, ace = 0;
  for (const Card *card = hand->cards; card < hand->cards + hand->count; card++) {
    int face = rank(*card);
    low += face == 14 ? 1 : face > 10 ? 10 : face;
    ace |= face == 14;
  }
  return low + (ace && low < 12) * 10;
}

static int bust(const Hand *hand) { return score(hand) > 21; }

static void deal(Game *game, int to) {
  Hand *hand = &game->hands[to];
  hand->cards[hand->count++] = *--game->top;
}

static void show(const Game *game, int hides) {
  static const char letters[] = "234567891JQKA";
  static const char suits[][4] = {"♣", "♦", "♥", "♠"};
  const Hand *hands = game->hands;
  puts("\n Player Dealer");
  for (int row = 0; row < hands[PLAYER].count || row < hands[DEALER].count; row++) {
    for (int who = PLAYER; who <= DEALER; who++) {
      Card card = hands[who].cards[row];
      if (row >= hands[who].count) printf("|      ");
      else if (hides && who == DEALER && row == 1) printf("|  **  ");
      else if (rank(card) == 10) printf("| 10%s  ", suits[card / 13]);
      else printf("|  %c%s  ", letters[card % 13], suits[card / 13]);
    }
    puts("|");
  }
}

static State begin(Game *game) {
  for (int i = 0; i < 52; i++) game->deck[i] = (Card)i;
  for (int i = 0; game->shuffled && i < 52; i++) {
    int j = rand() % 52;
    Card card = game->deck[j];
    game->deck[j] = game->deck[i];
    game->deck[i] = card;
  }
  game->top = game->deck + 52;
  game->hands[PLAYER].count = game->hands[DEALER].count = 0;
  for (int i = 0; i < 4; i++) deal(game, i & 1);
  return ASK;
}

static State players_turn(Game *game) {
  show(game, 1);
  if (bust(&game->hands[PLAYER])) {
    puts("Player busts!");
    return DRAW;
  }
  for (;;) {
    Word answer = ask("Hit or stand? [h/s] ");
    if (answer.text[0] != '\0' && answer.text[1] == '\0') {
      switch (answer.text[0]) {
        case 'h':
        case 'H':
          deal(game, PLAYER);
          return ASK;
        case 's':
        case 'S':
          return DRAW;
      }
    }
    puts("Please type h to hit or s to stand.");
  }
}

static State dealers_turn(Game *game) {
  int points = score(&game->hands[DEALER]);
  show(game, 0);
  if (points > 21) {
    puts("Dealer busts!");
  } else if (points >= 17 || bust(&game->hands[PLAYER])) {
    puts("Dealer stands.");
  } else {
    puts("Dealer hits.");
    fflush(stdout);
    thrd_sleep(&(struct timespec){.tv_sec = 2}, NULL);
    deal(game, DEALER);
    return DRAW;
  }
  return FINISH;
}

static State finish(Game *game) {
  int mine = score(&game->hands[PLAYER]), dealers = score(&game->hands[DEALER]);
  printf("\nFinal scores: Player %d, Dealer %d.\n", mine, dealers);
  if (mine > 21) mine = -1;
  if (dealers > 21) dealers = 0;
  if (mine == dealers) {
    puts("Push! Play again.");
    return DEAL;
  }
  puts(mine > dealers ? "Player wins!" : "Dealer wins!");
  return OVER;
}

int main(void) {
  static State (*const states[])(Game *) = {
      [DEAL] = begin, [ASK] = players_turn, [DRAW] = dealers_turn, [FINISH] = finish};
  static Game game;
  unsigned seed = ask_seed();
  game.shuffled = seed != 0;
  if (game.shuffled) srand(seed);
  for (State state = DEAL; state != OVER;) state = states[state](&game);
  return 0;
}
