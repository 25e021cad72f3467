/**
 * The options of whatever makes outputs: what lateness costs, and what is told of fresh games.
 *
 * @module
 */
import { type Command, InvalidArgumentError } from "commander";
import { DISCLOSURES, type Disclosure } from "../engine/marks/policy.ts";

export interface TermsOptions {
  readonly freshShows?: Disclosure;
  readonly policy?: string;
  readonly late?: string;
}

export function addTermsOptions(program: Command): Command {
  return program
    .option(
      "--fresh-shows <what>",
      "what students are told of fresh games: kind, typed or all",
      which,
    )
    .option("--policy <file>", "what lateness costs, and what is told when; kept with the results")
    .option("--late <file>", "who was late, and by how many days (CSV); kept with the results");
}

function which(word: string): Disclosure {
  const known = DISCLOSURES.find((one) => one === word);
  if (known) return known;
  throw new InvalidArgumentError(`It is one of ${DISCLOSURES.join(", ")}.`);
}
