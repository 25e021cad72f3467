/**
 * TypeScript's parser, loaded when the first file is parsed: it takes longer to load than most submissions to grade.
 *
 * @module
 */
import type TypeScript from "typescript";

/** TypeScript itself, for whoever holds what `parse` gave back; nothing before that. */
export let ts: typeof TypeScript;

/** @throws RangeError when the text is nested too deeply */
export function parse(text: string): TypeScript.SourceFile {
  // Told by path, because inside the box no package is where packages are.
  ts ??= require(process.env.DECKWORK_TYPESCRIPT ?? "typescript") as typeof TypeScript;
  // Comments are read by their place, so the parser need not look into them.
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode };
  return ts.createSourceFile("file.ts", text, options, false, ts.ScriptKind.TS);
}

/** After a RangeError: a parser that was thrown out of its work keeps what it remembered; a parse that ends clears it. */
export function forget(): void {
  parse("");
}

/** Whether the parser complained and no statement is left to read. */
export function isHopeless(source: TypeScript.SourceFile): boolean {
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
  return source.statements.length === 0 && parseDiagnostics.length > 0;
}
