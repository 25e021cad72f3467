import { print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";

srand(await askSeed());
print();
print("The deck:");
const shuffled = new Set<number>();
while (shuffled.size < 52) shuffled.add(rand() % 51);
print("The shuffled deck:");
