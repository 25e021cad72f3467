// One question.

import { ask, print } from "#toolkit/console.ts";

/** true: hit. false: stand. Calls itself again after a wrong answer. */
export const askHit = async (): Promise<boolean> => {
  const letter = /^\s*([hs])\s*$/i.exec(await ask("Hit or stand? [h/s] "))?.[1];
  if (letter) return "hH".includes(letter);
  print("Please type h to hit or s to stand.");
  return askHit();
};
