import type { Ask } from "../2-deal/console";

/** What a line was read as: a value, or the reason why it is refused. */
type Reading<T> = Readonly<{ is: "good"; value: T } | { is: "wrong"; says: string }>;

const good = <T>(value: T): Reading<T> => ({ is: "good", value });
const wrong = (says: string): Reading<never> => ({ is: "wrong", says });

const askUntil = async <T>(ask: Ask, prompt: string, read: (line: string) => Reading<T>): Promise<T> => {
  const reading = read(await ask(prompt));
  if (reading.is === "good") return reading.value;
  console.log(reading.says);
  return askUntil(ask, prompt, read);
};

export { askUntil, good, wrong };
export type { Reading };
