import { ask, print } from "#toolkit/console.ts";

/** The answer, or what is wrong with the line. */
export type Read<T> = { answer: T } | { wrong: string };

export default async function askUntil<T>(prompt: string, read: (line: string) => Read<T>): Promise<T> {
  for (;;) {
    const result = read(await ask(prompt));
    if ("answer" in result) return result.answer;
    print(result.wrong);
  }
}
