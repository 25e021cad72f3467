import { ask, print } from "#toolkit/console.ts";
import either from "../../2-deal/parts/either.ts";
import texts from "./questions.json" with { type: "json" };

const named = (name: string, about: typeof texts.fold) =>
  either({ ...about, prompt: `${name}, ${about.prompt}` })();

export const askFold = (name: string) => named(name, texts.fold);
export const askHit = (name: string) => named(name, texts.hit);
export const askAnotherGame = either(texts.again);

export async function askPlayerCount(): Promise<number> {
  const { prompt, wanted, digits } = texts.count;
  let answer = (await ask(prompt)).trim();
  while (!new RegExp(digits).test(answer)) {
    print(wanted);
    answer = (await ask(prompt)).trim();
  }
  return Number(answer);
}
