import { stdin as input, stdout as output } from "node:process";
import { createInterface } from "node:readline/promises";
import { srand } from "#toolkit/random";

type Seed = number;

const rl = createInterface({ input, output });
let asking = false;

rl.on("close", () => {
  if (!asking) return;
  console.error("\nThe input has ended.");
  process.exit(1);
});

const ask = async (prompt: string): Promise<string> => {
  asking = true;
  const line = await rl.question(prompt);
  asking = false;
  return line.trim();
};

/** Asks until `read` makes something of the answer. */
const askUntil = async <T>(
  prompt: string,
  read: (answer: string) => T | undefined,
  help: string,
): Promise<T> => {
  const value = read(await ask(prompt));
  if (value !== undefined) return value;
  console.log(help);
  return askUntil(prompt, read, help);
};

const readSeed = (answer: string): Seed | undefined =>
  answer === ""
    ? Math.floor(Date.now() / 1000)
    : /^[0-9]+$/.test(answer) && Number(answer) < 2 ** 32
      ? Number(answer)
      : undefined;

const askSeed = (): Promise<Seed> =>
  askUntil(
    "Seed: ",
    readSeed,
    "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
  );

/** What to do with each new deck: nothing with seed 0, the given shuffle otherwise. */
const seeded = async (
  shuffle: (deck: number[]) => void,
): Promise<(deck: number[]) => number[]> => {
  const seed = await askSeed();
  if (seed === 0) return (deck) => deck;
  srand(seed);
  return (deck) => (shuffle(deck), deck);
};

const goodbye = (): void => rl.close();

export { askUntil, goodbye, seeded };
