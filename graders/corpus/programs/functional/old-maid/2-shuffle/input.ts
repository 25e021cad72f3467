// What the player types.
import { createInterface } from "node:readline/promises";

const rl = createInterface({ input: process.stdin, output: process.stdout });
const early: string[] = []; // lines that came before anybody asked
let asking = false;
let ended = false;

const giveUp = (): never => {
  console.error("\nThere is no more input.");
  process.exit(1);
};

rl.on("line", (line) => early.push(line));
rl.on("close", () => {
  ended = true;
  if (asking) giveUp();
});

const ask = async (prompt: string): Promise<string> => {
  const typed = early.shift();
  if (typed !== undefined || ended) {
    process.stdout.write(prompt);
    return typed ?? giveUp();
  }
  asking = true;
  const line = await rl.question(prompt);
  asking = false;
  return line;
};

const toSeed = (text: string): number | undefined =>
  text === ""
    ? Math.floor(Date.now() / 1000)
    : /^\d+$/.test(text) && Number(text) < 2 ** 32
      ? Number(text)
      : undefined;

/** Asks until `read` makes something of the answer. */
const askFor = async <T>(
  prompt: string,
  read: (answer: string) => T | undefined,
  complaint: (answer: string) => string,
): Promise<T> => {
  const answer = (await ask(prompt)).trim();
  const result = read(answer);
  if (result !== undefined) return result;
  console.log(complaint(answer));
  return askFor(prompt, read, complaint);
};

const askSeed = (): Promise<number> =>
  askFor(
    "Seed: ",
    toSeed,
    () =>
      "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
  );

const stopAsking = (): void => rl.close();

export { askFor, askSeed, stopAsking };
