/*
 * ask.ts - reads the decision of the player
 */
import { ask, print } from "#toolkit/console.ts";

/* position of the first and last character that is not white space decide what is left */
function strip(line: string): string {
  let from = 0;
  let to = line.length;

  while (from < to && (line[from] == " " || line[from] == "\t" || line[from] == "\r")) {
    from++;
  }
  while (to > from && (line[to - 1] == " " || line[to - 1] == "\t" || line[to - 1] == "\r")) {
    to--;
  }
  return line.substring(from, to);
}

/* true = hit, false = stand */
export async function askHit(): Promise<boolean> {
  let line;
  let hit = false;
  let done = false;

  do {
    line = strip(await ask("Hit or stand? [h/s] "));
    if (line == "h" || line == "H") {
      hit = true;
      done = true;
    } else if (line == "s" || line == "S") {
      done = true;
    } else {
      print("Please type h to hit or s to stand.");
    }
  } while (!done);
  return hit;
}
