/**
 * Loose statements: what a file does at its top level, except declarations.
 *
 * @module
 */
import * as ts from "typescript";
import { isConstant } from "./declared.ts";
import type { FileFacts } from "./file-facts.ts";
import { firstLine, functionIn, lastLine, objectIn, unwrap } from "./nodes.ts";

export function readLoose(
  source: ts.SourceFile,
): Pick<FileFacts, "looseStatements" | "looseLines"> {
  const loose = source.statements.filter(isLoose);
  let looseLines = 0;
  let counted = 0;
  for (const node of loose) {
    const last = lastLine(source, node);
    looseLines += last - Math.max(firstLine(source, node) - 1, counted);
    counted = last;
  }
  return { looseStatements: loose.length, looseLines };
}

export function isLoose(node: ts.Statement): boolean {
  if (ts.isExportAssignment(node))
    return !ts.isIdentifier(node.expression) && !declaresOnly(node.expression);
  if (ts.isVariableStatement(node)) {
    const { declarations } = node.declarationList;
    return !isConstant(node) || !declarations.every(({ initializer }) => declaresOnly(initializer));
  }
  return !DECLARATIONS.has(node.kind) && !isDirective(node);
}

/** `"use strict"`. */
function isDirective(node: ts.Statement): boolean {
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
}

/** Statements that do nothing when they are reached. */
const DECLARATIONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ImportEqualsDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.NamespaceExportDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
  ts.SyntaxKind.EmptyStatement,
]);

/** A value that only names something: a function, a class, an object, a number or a text. */
function declaresOnly(value: ts.Expression | undefined): boolean {
  const inner = unwrap(value);
  if (!inner) return true;
  if (functionIn(inner) || objectIn(inner) || ts.isClassExpression(inner)) return true;
  const literal = ts.isPrefixUnaryExpression(inner) ? inner.operand : inner;
  return (
    ts.isLiteralExpression(literal) ||
    literal.kind === ts.SyntaxKind.TrueKeyword ||
    literal.kind === ts.SyntaxKind.FalseKeyword
  );
}
