/**
 * The `contract.ts` and `calls.ts` of a stage: what holds of the student's types, and what calls of the student's
 * functions give. A comment before each part says it to the student.
 *
 * @module
 */

/** The names of the files in the graders' folder of their stage. */
export const CONTRACT = "contract.ts";
export const CALLS = "calls.ts";

/** A comment, and what follows it up to the next one. */
export interface Clause {
  /** What it is about, in backquotes at its start: a name (`Card`), a method (`Card.parse`), or a file (`structs.ts`). */
  readonly name: string;
  readonly says: string;
  /** From 1. */
  readonly line: number;
  /** The lines that the call prints, after `// → `. */
  readonly gives: readonly string[];
}

/** The class of a method, or the name itself. */
export function exportOf(name: string): string {
  return name.split(".")[0]!;
}

const CLAUSE = /^\/\/ `([^`]+)` (.+)$/;
const GIVES = /^\/\/ \u2192(?: (.*))?$/;

const known = new Map<string, readonly Clause[]>();

/** The clauses of such a file, in order. Calls are judged again with each change that is tried. */
export function clausesOf(text: string): readonly Clause[] {
  const all = known.get(text) ?? readClauses(text);
  known.set(text, all);
  return all;
}

function readClauses(text: string): readonly Clause[] {
  const clauses: (Clause & { readonly gives: string[] })[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const [, name, says] = CLAUSE.exec(line) ?? [];
    if (name !== undefined)
      clauses.push({ name, says: `${name} ${says}`, line: at + 1, gives: [] });
    const given = GIVES.exec(line);
    if (given) clauses.at(-1)?.gives.push(given[1] ?? "");
  }
  return clauses;
}
