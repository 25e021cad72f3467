import { Choice } from "../1-shuffle/question.ts";

export function askHit(who = ""): Promise<boolean> {
  const question = who ? `${who}, hit or stand?` : "Hit or stand?";
  return new Choice(`${question} [h/s] `, "Please type h to hit or s to stand.", "hs").ask();
}
