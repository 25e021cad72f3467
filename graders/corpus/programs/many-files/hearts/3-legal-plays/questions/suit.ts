import { Suit } from "../../1-cards/card.ts";
import messages from "./messages.json" with { type: "json" };
import askUntil from "./until.ts";

export const askSuitLed = (): Promise<Suit | undefined> =>
  askUntil("Suit led (C, D, H, S, or nothing if you lead): ", (line) => {
    const letter = line.trim().toUpperCase();
    if (letter === "") return { answer: undefined };
    const found = Object.entries(Suit).find(([name]) => name.charAt(0) === letter);
    return found ? { answer: found[1] } : { wrong: messages.suit };
  });
