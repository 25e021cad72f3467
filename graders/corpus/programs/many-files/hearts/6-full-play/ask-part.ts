import { askUntil } from "../3-legal-plays/questions.ts";

type Part = "play" | "watch";

const parts: Readonly<Record<string, Part>> = { p: "play", w: "watch" };

export const askPart = (): Promise<Part> =>
  askUntil<Part>("Play or watch? [p/w] ", (line) => {
    const part = Object.entries(parts).find(([letter]) => letter === line.trim().toLowerCase());
    return part ? { answer: part[1] } : { wrong: "Please type p to play or w to watch." };
  });
