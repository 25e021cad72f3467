import { askUntil } from "../../3-legal-plays/questions.ts";

const answers = new Map([
  ["y", true],
  ["n", false],
]);

export default (): Promise<boolean> =>
  askUntil<boolean>("Another trick? [y/n] ", (line) => {
    const answer = answers.get(line.trim().toLowerCase());
    return answer === undefined ? { wrong: "Please type y for yes or n for no." } : { answer };
  });
