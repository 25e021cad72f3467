import type { Ask } from "./console";

const LARGEST = 4_294_967_295;

const seedIn = (text: string): number | undefined =>
  text === ""
    ? Math.floor(Date.now() / 1000) % (LARGEST + 1)
    : /^\d+$/.test(text) && Number(text) <= LARGEST
      ? Number(text)
      : undefined;

const askSeed = async (ask: Ask): Promise<number> => {
  const seed = seedIn((await ask("Seed: ")).trim());
  if (seed !== undefined) return seed;
  console.log(`Please type a whole number from 0 to ${LARGEST}, or nothing for a seed from the clock.`);
  return askSeed(ask);
};

export { askSeed };
