// Hit (true) or stand (false)?
import { ask, print } from "#toolkit/console.ts";

export async function askHit() {
  for (let a; ; print("Please type h to hit or s to stand.")) {
    a = await ask("Hit or stand? [h/s] ");
    if (/^\s*[hs]\s*$/i.test(a)) return /h/i.test(a);
  }
}
