#include "terminal.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGEST = 200 };

const char *ask(const char *prompt) {
  static char line[LONGEST + 1];
  int length = 0, key;
  fputs(prompt, stdout);
  fflush(stdout);
  while ((key = getchar()) != '\n') {
    if (key == EOF) {
      if (length > 0) break;
      fprintf(stderr, "\nThe input ended at \"%s\".\n", prompt);
      exit(EXIT_FAILURE);
    }
    if (isspace(key) && length == 0) continue;
    if (length < LONGEST) line[length++] = (char)key;
  }
  while (length > 0 && isspace((unsigned char)line[length - 1])) length--;
  line[length] = '\0';
  return line;
}

unsigned ask_seed(void) {
  for (;;) {
    const char *answer = ask("Seed: ");
    if (*answer == '\0') return (unsigned)time(NULL);
    if (answer[strspn(answer, "0123456789")] == '\0') {
      answer += strspn(answer, "0");
      unsigned long long seed = strtoull(*answer ? answer : "0", NULL, 10);
      if (strlen(answer) <= 10 && seed <= 4294967295u) return (unsigned)seed;
    }
    puts("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
  }
}

int ask_letter(const char *prompt, char first, char second, const char *help) {
  for (;;) {
    const char *answer = ask(prompt);
    int letter = answer[0] && !answer[1] ? tolower((unsigned char)answer[0]) : 0;
    if (letter == first || letter == second) return letter == first;
    puts(help);
  }
}
