/**
 * The options of commands that make outputs, for lateness and for what students learn about fresh games.
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
      "what students learn about fresh games: kind, typed or all",
      which,
    )
    .option("--policy <file>", "the rules for lateness and for fresh games; kept with the results")
    .option("--late <file>", "who was late, and by how many days (CSV); kept with the results");
}

function which(word: string): Disclosure {
  const known = DISCLOSURES.find((one) => one === word);
  if (known) return known;
  throw new InvalidArgumentError(`Use one of ${DISCLOSURES.join(", ")}.`);
}
