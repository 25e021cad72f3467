/**
 * The options of commands that grade with games that nobody has seen.
 *
 * @module
 */
import { type Command, Option } from "commander";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { wholeNumber } from "./whole-number.ts";

export interface FreshOptions {
  readonly fresh?: number;
  readonly freshSeed?: string;
}

export function addFreshOptions(program: Command): Command {
  return program
    .option(
      "--fresh <n>",
      "add n games per stage that nobody has seen; they carry 75 % of its transcripts' points",
      wholeNumber(1, 1000),
    )
    .addOption(
      new Option(
        "--fresh-seed <secret>",
        "a text that determines the fresh games; the same secret makes the same games",
      ).env("DECKWORK_FRESH_SEED"),
    );
}

/** @throws WorkbookError if there is no secret for them */
export function readFreshOptions({
  fresh,
  freshSeed,
}: FreshOptions): { readonly games: number; readonly secret: string } | undefined {
  if (fresh === undefined) return undefined;
  if (freshSeed === undefined)
    throw new WorkbookError(
      "--fresh needs --fresh-seed with a secret, so that the same games can be made again.",
    );
  return { games: fresh, secret: freshSeed };
}
