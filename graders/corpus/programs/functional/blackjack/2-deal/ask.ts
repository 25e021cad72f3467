import { askUntil } from "../1-shuffle/terminal";

const ANSWERS: Readonly<Record<string, boolean>> = { h: true, s: false };

export const askHit = (): Promise<boolean> =>
  askUntil(
    "Hit or stand? [h/s] ",
    (answer) => ANSWERS[answer.toLowerCase()],
    "Please type h to hit or s to stand.",
  );
