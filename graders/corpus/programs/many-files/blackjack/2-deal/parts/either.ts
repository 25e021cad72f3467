import { ask, print } from "../../../../graders/toolkit/console";

export interface Texts {
  prompt: string;
  wanted: string;
  /** The letter for true, and then the letter for false. */
  letters: string;
}

export default function either({ prompt, wanted, letters }: Texts): () => Promise<boolean> {
  return async function question() {
    const answer = (await ask(prompt)).trim();
    if (answer.length === 1) {
      const choice = letters.search(new RegExp(`[${answer.replace(/\W/, "\\$&")}]`, "i"));
      if (choice >= 0) return choice === 0;
    }
    print(wanted);
    return question();
  };
}
