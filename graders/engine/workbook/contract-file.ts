/**
 * The `contract.ts` of a stage: a type test, with a comment before each part that says to the student what holds there.
 *
 * @module
 */

/** The file's name in the graders' folder of its stage. */
export const CONTRACT = "contract.ts";

/** The program beside it that runs functions whose parameters have the same type. */
export const ORDER = "order.ts";

/** A comment, and what follows it up to the next one. */
export interface Clause {
  /** What it is about, in backquotes at its start: a name (`Card`), or a file (`structs.ts`). */
  readonly name: string;
  readonly says: string;
  /** From 1. */
  readonly line: number;
}

const CLAUSE = /^\/\/ `([^`]+)` (.+)$/;

/** The clauses of a contract, in order. */
export function clausesOf(contract: string): readonly Clause[] {
  return contract.split("\n").flatMap((text, at) => {
    const [, name, says] = CLAUSE.exec(text) ?? [];
    return name === undefined ? [] : [{ name, says: `${name} ${says}`, line: at + 1 }];
  });
}
