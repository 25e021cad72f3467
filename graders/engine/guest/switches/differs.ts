/**
 * Finds the one place in which a student's declaration differs from the reference's, if they are alike otherwise. The
 * names of variables do not count.
 *
 * @module
 */
import * as ts from "typescript";
import type { Found } from "./modules.ts";
import type { Difference } from "./switched.ts";

interface Token {
  readonly text: string;
  readonly kind: ts.SyntaxKind;
  /** From the start of the file. */
  readonly at: number;
}

/** More words than these are not one place. */
const MOST = 14;

export function differenceBetween(own: Found, wanted: Found): Difference | undefined {
  const [mine, theirs] = [tokensOf(own), tokensOf(wanted)];
  const names = new Map<string, string>();
  const most = Math.min(mine.length, theirs.length);
  let from = 0;
  while (from < most && isAlike(mine[from]!, theirs[from]!, names)) from++;
  let after = 0;
  while (after < most - from && isAlike(mine.at(-1 - after)!, theirs.at(-1 - after)!, names))
    after++;
  const some = mine.slice(from, mine.length - after);
  const others = theirs.slice(from, theirs.length - after);
  if (some.length > MOST || others.length > MOST || some.length + others.length === 0)
    return undefined;
  const place = some[0] ?? mine[from - 1] ?? mine[0];
  if (!place) return undefined;
  const lineOf = ({ at }: Token) => own.module.source.getLineAndCharacterOfPosition(at).line + 1;
  // What goes over several lines is more than one place.
  return lineOf(place) === lineOf(some.at(-1) ?? place)
    ? { line: lineOf(place), kind: kindOf(some, others) }
    : undefined;
}

function tokensOf({ module, declaration }: Found): Token[] {
  const { source } = module;
  const from = declaration.node.getStart(source);
  const scanner = ts.createScanner(
    ts.ScriptTarget.ESNext,
    true,
    ts.LanguageVariant.Standard,
    source.text,
    undefined,
    from,
    declaration.node.end - from,
  );
  const tokens: Token[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    tokens.push({ text: scanner.getTokenText(), kind, at: scanner.getTokenStart() });
  return withoutErrors(tokens.filter(({ kind }) => kind !== ts.SyntaxKind.SemicolonToken));
}

/** The words of an error are free: what is between the parentheses of `new RangeError(…)`. */
function withoutErrors(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    const begins = token.text === "(" && /Error$/.test(tokens[at - 1]?.text ?? "");
    if (depth > 0 && token.text === ")") depth--;
    if (depth === 0) kept.push(token);
    if (begins || (depth > 0 && token.text === "(")) depth++;
  }
  return kept;
}

/** @param names - the student's names for the reference's, as far as they are known; more are added */
function isAlike(mine: Token, theirs: Token, names: Map<string, string>): boolean {
  if (mine.kind !== theirs.kind) return false;
  if (mine.kind !== ts.SyntaxKind.Identifier) return mine.text === theirs.text;
  const known = names.get(theirs.text);
  if (known !== undefined) return known === mine.text;
  // One name for two things is no mere renaming.
  if (mine.text !== theirs.text && [...names.values()].includes(mine.text)) return false;
  names.set(theirs.text, mine.text);
  return true;
}

const COMPARISONS: ReadonlySet<string> = new Set(["<", "<=", ">", ">=", "===", "!==", "==", "!="]);
const CONDITIONS: ReadonlySet<string> = new Set(["&&", "||", "??"]);
const OPERATORS: ReadonlySet<string> = new Set([
  "+",
  "-",
  "*",
  "/",
  "%",
  "++",
  "--",
  "+=",
  "-=",
  "=",
]);

function kindOf(some: readonly Token[], others: readonly Token[]): Difference["kind"] {
  const has = (list: readonly Token[], word: string) => list.some(({ text }) => text === word);
  const all = [...some, ...others];
  const only = (words: ReadonlySet<string>) =>
    all.some(({ text }) => words.has(text)) && all.every(({ text }) => words.has(text));
  // `await` often needs parentheses, too.
  const most = { await: some.length + 3, return: MOST };
  for (const word of ["await", "return"] as const)
    if (has(others, word) && !has(some, word) && others.length <= most[word]) return word;
  if (only(COMPARISONS)) return "comparison";
  if (all.every(({ text }) => text === "!")) return "condition";
  if (only(CONDITIONS)) return "condition";
  if (only(OPERATORS)) return "calculation";
  if (all.every(({ kind }) => kind === ts.SyntaxKind.NumericLiteral)) return "number";
  if (all.every(({ kind }) => isText(kind))) return "text";
  if (some.length === 0) return "missing";
  if (others.length === 0) return "too much";
  const sorted = [some, others].map((list) =>
    list
      .map(({ text }) => text)
      .sort()
      .join(" "),
  );
  if (sorted[0] === sorted[1]) return "order";
  if (some.length === 1 && others.length === 1 && some[0]!.kind === others[0]!.kind) return "name";
  if (all.some(({ text }) => COMPARISONS.has(text) || CONDITIONS.has(text))) return "condition";
  if (all.some(({ text }) => OPERATORS.has(text))) return "calculation";
  return "part";
}

function isText(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.StringLiteral ||
    (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken)
  );
}
