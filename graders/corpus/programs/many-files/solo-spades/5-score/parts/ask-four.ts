import sum from "../../2-bid/parts/sum.js";
import until from "../../3-legal-plays/parts/until.ts";
import texts from "./ask-four.json" with { type: "json" };

const NUMBER = "0*(\\d|1[0-3])";
const FOUR = new RegExp(`^${Array(4).fill(NUMBER).join("\\s+")}$`);

function makeQuestion(about: keyof typeof texts, total?: number): () => Promise<number[]> {
  const { prompt, wanted } = texts[about];
  return () =>
    until(prompt, (answer) => {
      const [, ...numbers] = (FOUR.exec(answer) ?? []).map(Number);
      if (numbers.length === 0 || sum(numbers) !== (total ?? sum(numbers))) return wanted;
      return numbers;
    });
}

export const askBids = makeQuestion("bids");
export const askTricks = makeQuestion("tricks", 13);
