/**
 * Finds the one place in which a student's declaration differs from the reference's, if they are alike otherwise. The
 * names of variables do not count.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import type { Part } from "./modules.ts";
import type { Difference } from "./switched.ts";

interface Token {
  readonly text: string;
  readonly kind: ts.SyntaxKind;
  /** From the start of the file. */
  readonly at: number;
  /** It stands behind a dot. */
  readonly isMember: boolean;
}

/** More words than these are not one place. */
const MOST = 14;

export function differenceBetween(own: Part, wanted: Part): Difference | undefined {
  const [mine, theirs] = [tokensOf(own), tokensOf(wanted)];
  const names: Names = {
    known: new Map(),
    own: ownNamesIn(own),
    theirs: ownNamesIn(wanted),
    wanted: wanted.module.source.text,
  };
  const most = Math.min(mine.length, theirs.length);
  let from = 0;
  while (from < most && isAlike(mine[from]!, theirs[from]!, names)) from++;
  let after = 0;
  while (after < most - from && isAlike(mine.at(-1 - after)!, theirs.at(-1 - after)!, names))
    after++;
  const some = mine.slice(from, mine.length - after);
  const others = theirs.slice(from, theirs.length - after);
  // What is missing stands behind the last word that is alike; a word alone, in front of the next one.
  const [word, ...more] = others;
  const isInFront = more.length === 0 && (word?.text === "await" || word?.text === "return");
  const place = some[0] ?? mine[isInFront ? from : from - 1] ?? mine[0];
  if (!place || some.length + others.length === 0) return undefined;
  const placeOf = ({ at }: Token) => own.module.source.getLineAndCharacterOfPosition(at);
  const { line, character } = placeOf(place);
  const found = { line: line + 1, column: character + 1 };
  // However long it is, it is one thing that is missing, too much, or in another place.
  const whole = wholeKindOf(some, others);
  if (whole) return { ...found, kind: whole };
  if (some.length > MOST || others.length > MOST) return undefined;
  // What goes over several lines is more than one place.
  return line === placeOf(some.at(-1) ?? place).line
    ? { ...found, kind: kindOf(some, others) }
    : undefined;
}

/** Of declarations: the reference's are compared with those of one student after another. */
const known = new WeakMap<ts.Node, readonly Token[]>();

function tokensOf(part: Part): readonly Token[] {
  const { node } = part.declaration;
  const tokens = known.get(node) ?? scan(part);
  known.set(node, tokens);
  return tokens;
}

function scan({ module, declaration }: Part): readonly Token[] {
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
  /** How many braces are open in each template that is open. */
  const templates: number[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const open = templates.at(-1);
    if (kind === ts.SyntaxKind.OpenBraceToken && open !== undefined)
      templates[templates.length - 1] = open + 1;
    else if (kind === ts.SyntaxKind.CloseBraceToken && open !== undefined) {
      if (open > 0) templates[templates.length - 1] = open - 1;
      else kind = scanner.reScanTemplateToken(false);
    }
    // The scanner takes each > alone, because it may end the types of a list.
    if (kind === ts.SyntaxKind.GreaterThanToken && source.text[scanner.getTokenEnd()] === "=")
      kind = scanner.reScanGreaterToken();
    if (kind === ts.SyntaxKind.TemplateHead) templates.push(0);
    if (kind === ts.SyntaxKind.TemplateTail) templates.pop();
    const isMember = tokens.at(-1)?.text === "." || tokens.at(-1)?.text === "?.";
    tokens.push({ text: scanner.getTokenText(), kind, at: scanner.getTokenStart(), isMember });
  }
  return withoutErrors(tokens.filter(({ kind }) => !SAYS_NOTHING.has(kind)));
}

/** What is hidden in one file may be shared by two in another program. */
const SAYS_NOTHING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.ExportKeyword,
]);

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

/** The names that may differ: the student's own for variables and functions. */
interface Names {
  /** The student's for the reference's, as far as they are known. */
  readonly known: Map<string, string>;
  /** Those of the variables in the declaration. */
  readonly own: ReadonlySet<string>;
  /** The same in the reference's. */
  readonly theirs: ReadonlySet<string>;
  /** The reference's file. */
  readonly wanted: string;
}

function isAlike(mine: Token, theirs: Token, names: Names): boolean {
  if (mine.kind !== theirs.kind) return false;
  const { known, own, wanted } = names;
  if (mine.kind !== ts.SyntaxKind.Identifier || mine.isMember) return mine.text === theirs.text;
  const before = known.get(theirs.text);
  if (before !== undefined) return before === mine.text;
  if (mine.text !== theirs.text) {
    const isOwn = own.has(mine.text) || !new RegExp(`\\b${mine.text}\\b`).test(wanted);
    // One name for two things is no mere renaming, nor are two names that are exchanged.
    const isExchanged = names.theirs.has(mine.text) && own.has(theirs.text);
    if (!isOwn || isExchanged || [...known.values()].includes(mine.text)) return false;
  }
  known.set(theirs.text, mine.text);
  return true;
}

/** The variables and parameters of a declaration, but not those that have the name of a field. */
function ownNamesIn({ declaration }: Part): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: ts.Node | undefined) => {
    if (name && ts.isIdentifier(name)) names.add(name.text);
  };
  for (const node of nodesOf(declaration.node)) {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node))
      add(node.name);
    if (ts.isArrayBindingPattern(node))
      for (const one of node.elements) if (ts.isBindingElement(one)) add(one.name);
  }
  return names;
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

function wholeKindOf(
  some: readonly Token[],
  others: readonly Token[],
): "missing" | "too much" | "order" | undefined {
  if (some.length > MOST && others.length === 0) return "too much";
  if (others.length > MOST && some.length === 0) return "missing";
  return some.length > MOST && sortedText(some) === sortedText(others) ? "order" : undefined;
}

function sortedText(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .sort()
    .join(" ");
}

function kindOf(some: readonly Token[], others: readonly Token[]): Difference["kind"] {
  const has = (list: readonly Token[], word: string) => list.some(({ text }) => text === word);
  const all = [...some, ...others];
  const only = (words: ReadonlySet<string>) =>
    all.some(({ text }) => words.has(text)) && all.every(({ text }) => words.has(text));
  // `await` often needs parentheses, too.
  const most = { await: some.length + 3, return: MOST };
  if (some.length === 0 && others.length > 1 && others[0]?.text === "return") return "missing";
  for (const word of ["await", "return"] as const)
    if (has(others, word) && !has(some, word) && others.length <= most[word]) return word;
  if (only(COMPARISONS)) return "comparison";
  if (all.every(({ text }) => text === "!")) return "condition";
  if (only(CONDITIONS)) return has(some, "||") && has(others, "??") ? "nothing" : "condition";
  if (only(OPERATORS)) return "calculation";
  if (all.every(({ kind }) => kind === ts.SyntaxKind.NumericLiteral)) return "number";
  if (all.every(({ kind }) => isText(kind))) return "text";
  if (some.length === 0) return "missing";
  if (others.length === 0) return "too much";
  if (sortedText(some) === sortedText(others)) return "order";
  if (some.length === 1 && others.length === 1 && some[0]!.kind === others[0]!.kind) return "name";
  if (some.some(isByIdentity) && others.some(isByComparing)) return "identity";
  if (all.some(({ text }) => COMPARISONS.has(text) || CONDITIONS.has(text))) return "condition";
  if (all.some(({ text }) => OPERATORS.has(text) && text !== "=")) return "calculation";
  if (isWithin(some, others)) return "missing";
  if (isWithin(others, some)) return "too much";
  // An error has no words here, so a text that is thrown would otherwise be a fixed value.
  if (others[0]?.text === "new") return "missing";
  const [own, ...more] = some.filter(({ text }) => text !== "=");
  if (!own || more.length > 0) return "part";
  // A constant with a name is as fixed.
  const isConstant = /^[A-Z][A-Z\d_]*$/.test(others.map(({ text }) => text).join(" "));
  if (FIXED.has(own.kind)) return isConstant ? "part" : "fixed";
  const makes = others.some(({ text }) => text === "(" || text === "[");
  return makes && own.kind === ts.SyntaxKind.Identifier ? "second name" : "part";
}

/** Methods of arrays that compare objects by identity, and those that are given a comparison. */
const isByIdentity = ({ text }: Token) => text === "includes" || text === "indexOf";
const isByComparing = ({ text }: Token) => ["some", "find", "findIndex"].includes(text);

const FIXED: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
]);

/** Whether all of these words are among the others, in the same order. */
function isWithin(some: readonly Token[], others: readonly Token[]): boolean {
  let at = 0;
  for (const { text } of others) if (text === some[at]?.text) at++;
  return at === some.length;
}

function isText(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.StringLiteral ||
    (kind >= ts.SyntaxKind.FirstTemplateToken && kind <= ts.SyntaxKind.LastTemplateToken)
  );
}
