import { ask, print } from "#toolkit/console.ts";

const seed = Number(await ask("Seed: "));
if (Number.isNaN(seed)) {
  print("That is not a seed.");
} else {
  print("The deck:");
}
