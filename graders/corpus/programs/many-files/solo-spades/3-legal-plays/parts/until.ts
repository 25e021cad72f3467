import { ask, print } from "#toolkit/console.ts";

/** Asks until `read` returns something else than a text: a text says what is wrong. */
export default async function until<T extends object | boolean>(
  prompt: string,
  read: (answer: string) => T | string,
): Promise<T> {
  let result = read((await ask(prompt)).trim());
  while (typeof result === "string") {
    print(result);
    result = read((await ask(prompt)).trim());
  }
  return result;
}
