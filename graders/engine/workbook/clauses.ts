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
  /** The functions and classes that the call is made with. */
  readonly needs: readonly string[];
}

/** The class of a method, or the name itself. */
export function exportOf(name: string): string {
  return name.split(".")[0]!;
}

const CLAUSE = /^\/\/ `([^`]+)` (.+)$/;
/** What a call is made with: an array, or the constant that it is in. */
const NEEDS = /^await call\(\s*\w+,\s*(\[[^\]]*\]|\w+)/m;
const GIVES = /^\/\/ \u2192(?: (.*))?$/;

const known = new Map<string, readonly Clause[]>();

/** The clauses of such a file, in order. Calls are judged again with each change that is tried. */
export function clausesOf(text: string): readonly Clause[] {
  const all = known.get(text) ?? readClauses(text);
  known.set(text, all);
  return all;
}

function readClauses(text: string): readonly Clause[] {
  const lines = text.split("\n");
  const begins = lines.flatMap((line, at) => (CLAUSE.test(line) ? [at] : []));
  return begins.map((at, place) => {
    const [, name = "", says] = CLAUSE.exec(lines[at]!)!;
    const own = lines.slice(at, begins[place + 1]);
    const gives = own.flatMap((line) => {
      const given = GIVES.exec(line);
      return given ? [given[1] ?? ""] : [];
    });
    const [, names = ""] = NEEDS.exec(own.join("\n")) ?? [];
    return { name, says: `${name} ${says}`, line: at + 1, gives, needs: namesIn(names, text) };
  });
}

/** The names in an array, of which a part may stand in constants. */
function namesIn(written: string, text: string): string[] {
  const own = [...written.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
  const constants = [...written.matchAll(/(?:^|\.\.\.)([A-Za-z]\w*)/g)].flatMap(([, name]) => {
    const [, its] = new RegExp(`^const ${name} = (\\[[^\\]]*\\])`, "m").exec(text) ?? [];
    return its === undefined ? [] : namesIn(its, text);
  });
  return [...constants, ...own];
}
