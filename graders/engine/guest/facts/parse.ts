/**
 * TypeScript's parser, with its complaints.
 *
 * @module
 */
import * as ts from "typescript";
import { written } from "./bounds.ts";
import type { SyntaxFault } from "./file-facts.ts";

/** In UTF-16 units: several times the files of a submission, of the reference, and of the starters. */
const MOST_KEPT = 1_000_000;

/** By their texts, the last used at the end. Nobody changes a tree. */
const kept = new Map<string, ts.SourceFile>();
let keptLength = 0;

/**
 * Facts, exchanges and changes are asked for one after the other, and the same text has the same tree.
 *
 * @throws RangeError when the text is nested too deeply
 */
export function parse(text: string): ts.SourceFile {
  const known = kept.get(text);
  const source = known ?? parseAnew(text);
  if (known) kept.delete(text);
  else keptLength += text.length;
  kept.set(text, source);
  for (const oldest of kept.keys()) {
    if (keptLength <= MOST_KEPT) break;
    kept.delete(oldest);
    keptLength -= oldest.length;
  }
  return source;
}

function parseAnew(text: string): ts.SourceFile {
  // Comments are read separately, so the parser need not parse them.
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode };
  return ts.createSourceFile("file.ts", text, options, false, ts.ScriptKind.TS);
}

/** After a RangeError: an interrupted parser keeps its state, and a parse that ends clears it. */
export function forget(): void {
  parseAnew("");
}

/** Whether the parser complained and no statement is left to read. */
export function isHopeless(source: ts.SourceFile): boolean {
  return source.statements.length === 0 && complaintsOf(source).length > 0;
}

/** The parser's first complaint, if it has any. */
export function syntaxErrorIn(source: ts.SourceFile): SyntaxFault | undefined {
  const [first] = complaintsOf(source);
  if (!first) return undefined;
  const { line, character } = source.getLineAndCharacterOfPosition(first.start);
  const before = source.text.slice(first.start - character, first.start);
  const says = ts.flattenDiagnosticMessageText(first.messageText, " ").replace(/\.$/, "");
  return { line: line + 1, column: [...before].length + 1, says: written(says) };
}

/** The brace that is still open at the end of a file, if the parser knows it. */
export function openBraceIn(
  text: string,
): { readonly line: number; readonly source: string } | undefined {
  try {
    const source = parse(text);
    const [brace] = complaintsOf(source).at(-1)?.relatedInformation ?? [];
    if (brace?.start === undefined) return undefined;
    const { line } = source.getLineAndCharacterOfPosition(brace.start);
    const [from, to] = [source.getLineStarts()[line]!, source.getLineStarts()[line + 1]];
    return { line: line + 1, source: text.slice(from, to).trimEnd().slice(0, 200) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return undefined;
  }
}

function complaintsOf(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  // The compiler keeps them here internally; they are not in its types.
  return (source as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics;
}
