import { InvalidArgumentError } from "commander";

/** Reads an option that is a whole number in this range. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) {
      throw new InvalidArgumentError(`Use a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}

/** Reads the number of a task. */
export function readTask(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError("A task is a number, 1 or more.");
  return Number(text);
}
