import { ask, print } from "#toolkit/console";

/** Asks until an answer is no complaint. */
export default async function askUntil<T>(
  prompt: string,
  understand: (answer: string) => { complaint: string } | { answer: T },
): Promise<T> {
  for (;;) {
    const result = understand((await ask(prompt)).trim());
    if ("answer" in result) return result.answer;
    print(result.complaint);
  }
}
