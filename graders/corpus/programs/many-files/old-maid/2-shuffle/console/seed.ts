import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";

export const seedFromPlayer = async (): Promise<void> => srand(await askSeed());
