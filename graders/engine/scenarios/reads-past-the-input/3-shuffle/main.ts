import { ask, print } from "#toolkit/console.ts";
import { askSeed } from "#toolkit/seed.ts";

await askSeed();
print();
const answer = await ask("Shuffle now (Y or N)? ");
print(answer);
