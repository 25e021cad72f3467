/**
 * TypeScript's parser, loaded when the first file is parsed: it takes longer to load than most submissions to grade.
 *
 * @module
 */
import type TypeScript from "typescript";
import { load } from "../../compiled/load.cjs";
import { written } from "./bounds.ts";
import type { SyntaxFault } from "./file-facts.ts";

/** TypeScript itself, for whoever holds what `parse` gave back; nothing before that. */
export let ts: typeof TypeScript;

/** @throws RangeError when the text is nested too deeply */
export function parse(text: string): TypeScript.SourceFile {
  ts ??= loadTypeScript();
  // Comments are read by their place, so the parser need not look into them.
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const options = { languageVersion: ts.ScriptTarget.ESNext, jsDocParsingMode };
  return ts.createSourceFile("file.ts", text, options, false, ts.ScriptKind.TS);
}

/** Told by path, because inside the box no package is where packages are. */
function loadTypeScript(): typeof TypeScript {
  const compiled = process.env.DECKWORK_TYPESCRIPT;
  if (compiled === undefined) return require("typescript") as typeof TypeScript;
  const { exports, keep } = load(compiled, compiled.replace(/cjs$/, "cache"), require);
  if (process.env.DECKWORK_KEEP_CODE) process.on("exit", keep);
  return exports as typeof TypeScript;
}

/** After a RangeError: a parser that was thrown out of its work keeps what it remembered; a parse that ends clears it. */
export function forget(): void {
  parse("");
}

/** Whether the parser complained and no statement is left to read. */
export function isHopeless(source: TypeScript.SourceFile): boolean {
  return source.statements.length === 0 && complaintsOf(source).length > 0;
}

/** The parser's first complaint, if it has any. */
export function syntaxErrorIn(source: TypeScript.SourceFile): SyntaxFault | undefined {
  const [first] = complaintsOf(source);
  if (!first) return undefined;
  const { line, character } = source.getLineAndCharacterOfPosition(first.start);
  const before = source.text.slice(first.start - character, first.start);
  const says = ts.flattenDiagnosticMessageText(first.messageText, " ").replace(/\.$/, "");
  return { line: line + 1, column: [...before].length + 1, says: written(says) };
}

function complaintsOf(source: TypeScript.SourceFile): readonly TypeScript.DiagnosticWithLocation[] {
  // The compiler keeps them there for itself; its types do not tell.
  return (source as unknown as { parseDiagnostics: TypeScript.DiagnosticWithLocation[] })
    .parseDiagnostics;
}
