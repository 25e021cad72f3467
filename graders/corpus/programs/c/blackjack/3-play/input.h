#ifndef INPUT_H
#define INPUT_H

/* One word of a line; a line with more than one word, or with a longer one, gives "?". */
typedef struct {
  char text[12];
} Word;

/* Shows the prompt and reads a line. Ends the program with status 1 if there is none. */
Word ask(const char *prompt);

/* Asks for the seed of the random numbers until it is one; an empty line takes the clock. */
unsigned ask_seed(void);

#endif
