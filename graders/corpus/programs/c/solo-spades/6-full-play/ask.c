#include "spades.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

char *ask(const char *prompt) {
  static char *line = NULL;
  static size_t size = 0;
  size_t length = 0;
  int c;

  printf("%s", prompt);
  fflush(stdout);
  while ((c = getchar()) != '\n') {
    if (c == EOF && length == 0) {
      fputs("\nThe game ends here, because the input does.\n", stderr);
      free(line);
      exit(EXIT_FAILURE);
    }
    if (c == EOF) break;
    if (length + 2 > size) {
      char *longer = realloc(line, size = 2 * size + 16);
      if (!longer) abort();
      line = longer;
    }
    /* nothing is kept before the first character that is no blank */
    if (length > 0 || !isspace(c)) line[length++] = (char)c;
  }
  if (size == 0) {
    if (!(line = malloc(size = 16))) abort();
  }
  while (length > 0 && isspace((unsigned char)line[length - 1])) length--;
  line[length] = '\0';
  return line;
}

/* A whole number in digits only, from 0 to most; -1 if it is not. */
static long long whole(const char *text, long long most) {
  long long number = 0;
  if (*text == '\0') return -1;
  for (; *text; text++) {
    if (*text < '0' || *text > '9') return -1;
    number = 10 * number + (*text - '0');
    if (number > most) return -1;
  }
  return number;
}

unsigned ask_seed(void) {
  for (;;) {
    const char *answer = ask("Seed: ");
    if (*answer == '\0') return (unsigned)time(NULL);
    long long seed = whole(answer, 4294967295);
    if (seed >= 0) return (unsigned)seed;
    puts("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
  }
}

int ask_bid(void) {
  int bid;
  while ((bid = (int)whole(ask("Your bid, 0 to 13 (0 is nil): "), TRICKS)) < 0)
    puts("A bid is a whole number of tricks from 0 to 13; 0 is nil.");
  return bid;
}

static void you_may_play(Set legal) {
  printf(" You may play ");
  print_cards(legal);
  puts(".");
}

Card ask_card(Set hand, Card led, bool spades_broken) {
  Set legal = legal_cards(hand, led, spades_broken);
  for (;;) {
    Card card = card_named(ask("Your card, such as TH: "));
    if (card < 0) {
      puts("That is no card. Type its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S).");
    } else if (legal & ONE(card)) {
      return card;
    } else {
      if (!(hand & ONE(card))) printf("You do not hold %s.", card_name(card));
      else printf(led < 0 ? "Spades are not broken yet." : "You must follow suit.");
      you_may_play(legal);
    }
  }
}
