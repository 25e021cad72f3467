#include "spades.h"

#include <stdio.h>
#include <stdlib.h>

static const char rules[] =
    "\n"
    "Spades for four, each alone. You play against Beth, Charlie and David, who sit\n"
    "clockwise from you. The first to reach 500 points wins.\n"
    "Bid how many of the 13 tricks you will take. Take them, and you score 10 for\n"
    "each trick bid and 1 for each trick more; take fewer, and you lose 10 for each\n"
    "trick bid. A bid of 0 (nil) is +100 for taking no trick, -100 for taking any.\n"
    "Follow suit if you can. The highest spade takes the trick, or else the highest\n"
    "card of the suit led. You may not lead a spade before spades are broken, that\n"
    "is, before one was played on another suit, unless you hold nothing else.\n"
    "A card is its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S): the ten of\n"
    "hearts is TH. Cards rank from 2 up to ace.\n";

int main(void) {
  srand(ask_seed());
  fputs(rules, stdout);
  play_game();
  return EXIT_SUCCESS;
}
