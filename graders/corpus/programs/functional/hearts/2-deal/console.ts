import { createInterface } from "node:readline/promises";

type Ask = (prompt: string) => Promise<string>;

const rl = createInterface({ input: process.stdin, output: process.stdout });
let asking = false;

rl.on("close", () => {
  if (!asking) return;
  console.error("\nThere is no more input.");
  process.exit(1);
});

const ask: Ask = async (prompt) => {
  asking = true;
  const line = await rl.question(prompt);
  asking = false;
  return line;
};

const hangUp = (): void => rl.close();

export { ask, hangUp };
export type { Ask };
