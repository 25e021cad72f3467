/**
 * The console of a card game: questions, answers and lines.
 *
 * @module
 */
import { host } from "./host.ts";

/** Thrown by {@link ask} when the input has ended. If you do not catch it, it ends the program with exit status 1. */
export class InputEnded extends Error {
  override readonly name = "InputEnded";
}

/**
 * Shows a prompt, without a line end, and waits for the line typed after it.
 *
 * @param prompt - shown exactly as it is: add the space at its end yourself
 * @returns what was typed, without the line end
 * @throws InputEnded when the input has ended
 *
 * @example
 * const name = await ask("Who is playing? ");
 */
export async function ask(prompt = ""): Promise<string> {
  host.write(prompt);
  const line = await host.readLine();
  if (line !== undefined) return line;
  host.inputEnded?.();
  // If a prompt has several lines, use the last one, so the message stays on one line of a terminal.
  const last = prompt.trim().split("\n").at(-1) ?? "";
  throw new InputEnded(
    last === "" ? "The input ended: a line was asked for." : `The input ended at "${last}".`,
  );
}

/**
 * Prints one line; without an argument, an empty one.
 *
 * @example
 * print("Your hand is: 3C TC KC");
 */
export function print(line = ""): void {
  host.write(`${line}\n`);
}

/** Prints text as it is, without a line end. */
export function write(text: string): void {
  host.write(text);
}
