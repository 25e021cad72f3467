/**
 * What looks wrong in a file.
 *
 * @module
 */
import * as ts from "typescript";
import type { Suspicion } from "./switched.ts";

export interface Seen extends Pick<Suspicion, "kind" | "name"> {
  readonly node: ts.Node;
}

/** The values that no name gives, besides numbers and texts. */
export const PLAIN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);
