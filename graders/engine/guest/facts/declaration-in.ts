/**
 * Where a file declares a name.
 *
 * @module
 */
import * as ts from "typescript";
import { boundNames } from "./nodes.ts";
import { forget, parse } from "./parse.ts";

/** Line and column from 1, and the line itself; nothing if no statement of the file declares the name. */
export function declarationIn(
  text: string,
  name: string,
): { readonly line: number; readonly column: number; readonly source: string } | undefined {
  try {
    const source = parse(text);
    const node = source.statements.find((one) => namesOf(one).includes(name));
    if (!node) return undefined;
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const whole = text.split(/\r?\n/)[line] ?? "";
    return { line: line + 1, column: character + 1, source: whole.slice(0, MOST_OF_LINE) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return undefined;
  }
}

const MOST_OF_LINE = 200;

function namesOf(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}
