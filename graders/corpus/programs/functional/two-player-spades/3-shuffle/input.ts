import { createInterface } from "node:readline/promises";

const over = new AbortController();
const early: string[] = [];
const rl = createInterface({ input: process.stdin, output: process.stdout })
  .on("line", (line) => early.push(line))
  .on("close", () => over.abort());

const leave = (): never => {
  process.stderr.write("\nThe input is over, so the game is over.\n");
  return process.exit(1);
};

/** Lines that were piped in all at once do not wait for the question. */
const ask = (prompt: string): Promise<string> => {
  if (early.length === 0 && !over.signal.aborted)
    return rl.question(prompt, { signal: over.signal }).catch(leave);
  process.stdout.write(prompt);
  return Promise.resolve(early.shift() ?? leave());
};

const askSeed = async (): Promise<number> => {
  const answer = (await ask("Seed: ")).trim();
  if (answer === "") return Math.floor(Date.now() / 1000);
  if (/^\d+$/.test(answer) && Number(answer) <= 0xffffffff) return Number(answer);
  console.log(
    "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
  );
  return askSeed();
};

const close = (): void => rl.close();

export { ask, askSeed, close as stopAsking };
