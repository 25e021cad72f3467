/* Old Maid against the computer. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "hand.h"

/* Reads a line; long ones are cut, which makes them wrong answers anyway. */
static const char *read_line(void) {
  static char line[256];
  fflush(stdout);
  if (fgets(line, sizeof line, stdin) == NULL) {
    fputs("\nThe input has ended.\n", stderr);
    exit(1);
  }
  if (strchr(line, '\n') == NULL) {
    int c;
    while ((c = getchar()) != '\n' && c != EOF) continue;
  }
  return line;
}

/* Whether a line is one whole number up to a limit, with blanks around it or not. */
static int is_number(const char *line, unsigned long limit, unsigned long *number) {
  static const char blanks[] = " \t\r\n";
  char *end;
  line += strspn(line, blanks);
  size_t digits = strspn(line, "0123456789");
  if (digits == 0 || line[digits + strspn(line + digits, blanks)] != '\0') return 0;
  errno = 0;
  *number = strtoul(line, &end, 10);
  return errno == 0 && *number <= limit;
}

static unsigned int ask_seed(void) {
  unsigned long seed;
  for (;;) {
    printf("Seed: ");
    const char *line = read_line();
    if (line[strspn(line, " \t\r\n")] == '\0') return (unsigned int)time(NULL);
    if (is_number(line, 4294967295UL, &seed)) return (unsigned int)seed;
    puts("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
  }
}

static int ask_position(int count) {
  unsigned long position;
  for (;;) {
    printf("Draw a card from the computer (1 to %d): ", count);
    if (is_number(read_line(), (unsigned long)count, &position) && position > 0)
      return (int)position;
    printf("Please type a whole number from 1 to %d.\n", count);
  }
}

int main(void) {
  struct hand deck = {.count = 0};
  struct hand you = {.owner = "You discard"};
  struct hand computer = {.owner = "The computer discards"};

  srand(ask_seed());
  puts("\nTwo cards of the same rank, of whatever suits, are a pair and are discarded.\n"
       "The queen of hearts is not in the deck, so one queen is left without a partner:\n"
       "whoever holds that last queen at the end is the Old Maid and loses.\n"
       "The computer deals; you draw first.\n");

  for (int card = 0; card < 52; card++)
    if (card != QUEEN_OF_HEARTS) put(&deck, card);
  shuffle(&deck);
  for (int i = 0; i < deck.count; i++) put(i % 2 ? &computer : &you, deck.cards[i]);

  show("Your hand", &you);
  discard(&you);
  discard(&computer);

  for (int mine = 1; you.count && computer.count; mine = !mine) {
    struct hand *to = mine ? &you : &computer, *from = mine ? &computer : &you;
    putchar('\n');
    if (mine) show("Your hand", &you);
    int card = take(from, mine ? ask_position(from->count) - 1 : rand() % from->count);
    put(to, card);
    printf(mine ? "You draw " : "The computer draws ");
    print_card(card);
    puts(mine ? "." : " from you.");
    discard(to);
    shuffle(to);
  }

  if (you.count == 0) {
    printf("\nYou have no cards left: you are safe.\nThe computer is left with ");
    print_card(computer.cards[0]);
    puts(": it is the Old Maid. You win.");
  } else {
    printf("\nThe computer has no cards left: it is safe.\nYou are left with ");
    print_card(you.cards[0]);
    puts(": you are the Old Maid. You lose.");
  }
  return 0;
}
