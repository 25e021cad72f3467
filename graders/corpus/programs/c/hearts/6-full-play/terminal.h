#ifndef TERMINAL_H
#define TERMINAL_H

/* What is typed, without spaces around it; it stays until the next question. */
const char *ask(const char *prompt);
unsigned ask_seed(void);
/* Whether the first of the two letters is typed. */
int ask_letter(const char *prompt, char first, char second, const char *help);

#endif
