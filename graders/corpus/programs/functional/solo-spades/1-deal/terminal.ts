import { stdin as input, stdout as output } from "node:process";
import { createInterface } from "node:readline/promises";

/** What a reader makes of an answer: a value, or the line that says what is wrong. */
type Reading<T> = Readonly<{ value: T } | { wrong: string }>;
type Reader<T> = (answer: string) => Reading<T>;

const rl = createInterface({ input, output });
const early: string[] = [];

// a line that comes while nobody asks is kept for the next question
rl.on("line", (line) => early.push(line));
const closed = new Promise<never>((_, reject) => rl.once("close", () => reject(new Error("closed"))));
closed.catch(() => {}); // only a question minds

const ask = async (prompt: string): Promise<string> => {
  const line = early.shift();
  if (line === undefined) return Promise.race([closed, rl.question(prompt)]);
  output.write(prompt);
  return line;
};

const nothingMore = (): never => {
  console.error("\nThe input ended before the program did.");
  process.exit(1);
};

const askFor = async <T>(prompt: string, read: Reader<T>): Promise<T> => {
  const reading = read((await ask(prompt).catch(nothingMore)).trim());
  if ("value" in reading) return reading.value;
  console.log(reading.wrong);
  return askFor(prompt, read);
};

const either = <T>(value: T | undefined, wrong: string): Reading<T> =>
  value === undefined ? { wrong } : { value };

const wholeNumber = (answer: string, most: number): number | undefined =>
  /^\d+$/.test(answer) && Number(answer) <= most ? Number(answer) : undefined;

const askSeed = (): Promise<number> =>
  askFor("Seed: ", (answer) =>
    either(
      answer ? wholeNumber(answer, 2 ** 32 - 1) : Math.floor(Date.now() / 1000),
      "Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.",
    ),
  );

const done = (): void => rl.close();

export { askFor, askSeed, done, either, type Reading, wholeNumber };
