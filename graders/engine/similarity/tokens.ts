/**
 * The tokens of a program, as far as they are the same after everything was renamed: a name is a name, a text a text.
 *
 * @module
 */
import * as ts from "typescript";

export interface Tokens {
  readonly kinds: readonly string[];
  /** The line of each, from 0. */
  readonly lines: readonly number[];
}

/** Reads a source file. Nothing in it is believed: what is no token is left out. */
export function tokensOf(file: string, text: string): Tokens {
  const found = /\.[cm]?[jt]sx?$/.test(file) ? inTypeScript(text) : byWords(text);
  const kinds: string[] = [];
  const lines: number[] = [];
  let line = 0;
  let from = 0;
  for (const { kind, at } of found) {
    for (; from < at; from++) if (text.charCodeAt(from) === NEW_LINE) line++;
    kinds.push(kind);
    lines.push(line);
  }
  return { kinds, lines };
}

interface Found {
  readonly kind: string;
  readonly at: number;
}

const NEW_LINE = 10;

/** After one of these, a slash divides. */
const OPERANDS = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.ThisKeyword,
]);

function* inTypeScript(text: string): Generator<Found> {
  const { SyntaxKind } = ts;
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, text);
  /** For each open brace, whether it is one of a template. */
  const braces: boolean[] = [];
  let before = SyntaxKind.Unknown;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken) {
      if (!OPERANDS.has(before)) kind = scanner.reScanSlashToken();
    } else if (kind === SyntaxKind.CloseBraceToken && braces.pop()) {
      kind = scanner.reScanTemplateToken(false);
      if (kind === SyntaxKind.TemplateMiddle) braces.push(true);
    } else if (kind === SyntaxKind.TemplateHead) braces.push(true);
    else if (kind === SyntaxKind.OpenBraceToken) braces.push(false);
    before = kind;
    yield { kind: nameOf(kind), at: scanner.getTokenStart() };
  }
}

function nameOf(kind: ts.SyntaxKind): string {
  const { SyntaxKind } = ts;
  switch (kind) {
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
      return "text";
    case SyntaxKind.NumericLiteral:
    case SyntaxKind.BigIntLiteral:
      return "number";
    // One may be exchanged for the other without a thought.
    case SyntaxKind.LetKeyword:
    case SyntaxKind.VarKeyword:
    case SyntaxKind.ConstKeyword:
      return "let";
    default:
      return `${kind}`;
  }
}

const WORDS =
  /\/\/.*|\/\*[\s\S]*?\*\/|#[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]/g;

/** Words that mean the same to every C compiler, and to most other languages. */
const RESERVED = new Set(
  "break case char const continue default do double else enum extern float for goto if int long return short signed sizeof static struct switch typedef union unsigned void while class def import from in not and or None True False public private new final bool".split(
    " ",
  ),
);

function* byWords(text: string): Generator<Found> {
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (/^(\/\/|\/\*|#)/.test(word)) continue;
    yield { kind: wordKind(word), at: index };
  }
}

function wordKind(word: string): string {
  if (/^["']/.test(word)) return "text";
  if (/^\d/.test(word)) return "number";
  if (/^\w/.test(word)) return RESERVED.has(word) ? word : "name";
  return word;
}
