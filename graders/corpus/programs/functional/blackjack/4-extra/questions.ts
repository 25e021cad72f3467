import { askUntil } from "../1-shuffle/terminal";

const askEither = (prompt: string, yes: string, no: string, wanted: string): Promise<boolean> =>
  askUntil(prompt, (answer) => new Map([[yes, true], [no, false]]).get(answer.toLowerCase()), wanted);

const askPlayerCount = (): Promise<number> =>
  askUntil(
    "How many players? [1-5] ",
    (answer) => (/^0*[1-5]$/.test(answer) ? Number(answer) : undefined),
    "Please type a whole number from 1 to 5.",
  );

const askFold = (name: string): Promise<boolean> =>
  askEither(
    `${name}, fold or play? [f/p] `,
    "f",
    "p",
    "Please type f to fold or p to play for another $5.",
  );

const askHit = (name: string): Promise<boolean> =>
  askEither(`${name}, hit or stand? [h/s] `, "h", "s", "Please type h to hit or s to stand.");

const askAnotherGame = (): Promise<boolean> =>
  askEither("Another game? [y/n] ", "y", "n", "Please type y for yes or n for no.");

export { askAnotherGame, askFold, askHit, askPlayerCount };
