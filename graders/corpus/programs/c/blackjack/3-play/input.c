#include "input.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

Word ask(const char *prompt) {
  Word word = {""};
  size_t length = 0;
  int c, over = 0, bad = 0;

  fputs(prompt, stdout);
  fflush(stdout);
  c = getchar();
  if (c == EOF) {
    fprintf(stderr, "\nThere is no answer to \"%s\".\n", prompt);
    exit(1);
  }
  for (; c != '\n' && c != EOF; c = getchar()) {
    if (isspace(c)) {
      over = length > 0;
    } else if (over || length + 1 == sizeof word.text) {
      /* leading zeros of a seed may be many */
      if (!over && strspn(word.text, "0") > 0) {
        memmove(word.text, word.text + 1, length);
        word.text[length - 1] = (char)c;
      } else {
        bad = 1;
      }
    } else {
      word.text[length++] = (char)c;
    }
  }
  if (bad) strcpy(word.text, "?");
  return word;
}

unsigned ask_seed(void) {
  for (;;) {
    Word word = ask("Seed: ");
    unsigned long long seed = strtoull(word.text, NULL, 10);
    if (word.text[0] == '\0') return (unsigned)time(NULL);
    if (word.text[strspn(word.text, "0123456789")] == '\0' && seed <= 0xFFFFFFFFu)
      return (unsigned)seed;
    puts("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
  }
}
