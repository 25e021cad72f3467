/**
 * Goes through the statements and expressions of a file, and writes the changes of each.
 *
 * @module
 */
import * as ts from "typescript";
import type { Module } from "../switches/modules.ts";
import { alternativesOf } from "./alternatives.ts";
import { type Around, inClass, inFunction, inMember, withLabel } from "./around.ts";
import { fallThrough } from "./branches.ts";
import { type Change, choiceOf } from "./choices.ts";
import { flagsIn } from "./conditions.ts";
import { beginLoop } from "./count-loops.ts";
import { exchangeResults } from "./exchanges.ts";
import { type Flags, partsOf, type Role } from "./expression-parts.ts";
import { isCondition, isSize, unusedIn } from "./expressions.ts";
import { changeBody, giveVariable } from "./function-bodies.ts";
import type { Insertions } from "./insertions.ts";
import { type Names, withVariables } from "./names.ts";
import { type Known, numbersIn, valuesImported } from "./names-in-files.ts";
import { StatementChanges } from "./statement-changes.ts";

export class FileWriter {
  private readonly source: ts.SourceFile;
  private readonly changes: StatementChanges;
  private readonly functions: readonly string[];

  constructor(
    private readonly module: Module,
    private readonly known: Known,
    private readonly to: Insertions,
    private readonly leastLikely: number,
  ) {
    this.source = module.source;
    this.changes = new StatementChanges(to);
    this.functions = [...module.declarations.values()].flatMap(({ kind, name }) =>
      kind === "function" ? [name] : [],
    );
  }

  write(root: ts.Node): void {
    const names: Names = {
      variables: [],
      imports: valuesImported(this.module),
      counters: new Map(),
      lets: [],
      best: new Map(),
      indices: [],
      alike: new Map(),
      twins: new Map(),
      derived: new Map(),
      indexing: new Map(),
      fields: [],
      lists: [],
      made: new Map(),
      results: [],
      getters: [],
      questions: [],
      functions: this.functions,
      numbers: numbersIn(this.source),
      ...this.known,
    };
    if (ts.isSourceFile(root))
      this.statements(root.statements, {
        names: withVariables(names, root, this.source),
        mayWait: true,
      });
    else this.visit(root, { names: { ...names, variables: this.topLevel() } });
  }

  /** The variables of the file itself. */
  private topLevel(): readonly string[] {
    return [...this.module.declarations.values()].flatMap(({ kind, name }) =>
      kind === "value" ? [name] : [],
    );
  }

  /** A statement, an expression, or any other node. */
  private visit(node: ts.Node, around: Around): void {
    if (SKIPPED.has(node.kind) || ts.isTypeNode(node)) return;
    else if (ts.isExpression(node)) this.expression(node, "value", around);
    else if (ts.isFunctionLike(node)) this.body(node, around);
    else if (ts.isBlock(node) || ts.isDefaultClause(node))
      this.statements(node.statements, { ...around, isSingle: false });
    else if (ts.isCaseBlock(node)) {
      for (const [at, one] of node.clauses.entries())
        exchangeResults(one, node.clauses[at + 1], this.to, around);
      this.forEach(node, around);
    } else if (ts.isLabeledStatement(node)) {
      const { statement } = node;
      if (ts.isIterationStatement(statement, false)) this.loop(statement, node, around);
      else this.visit(statement, withLabel(around, node, ["break"]));
    } else if (ts.isCaseClause(node)) {
      this.expression(node.expression, "value", around);
      this.statements(node.statements, around);
      fallThrough(node, this.to, around);
    } else if (ts.isIfStatement(node)) {
      this.expression(node.expression, "value", around, {
        decides: "if",
        flags: flagsIn(node.thenStatement, this.source),
      });
      this.alone(node.thenStatement, around);
      if (node.elseStatement) this.alone(node.elseStatement, around);
    } else if (ts.isIterationStatement(node, false)) this.loop(node, node, around);
    else if (ts.isReturnStatement(node)) {
      if (node.expression)
        this.expression(node.expression, "value", around, {
          ...{ keeps: true, given: true, isResult: true },
          ...(isCondition(node.expression) || around.asks ? { answers: true } : {}),
        });
    } else this.forEach(node, around);
  }

  /** The parts of anything else. */
  private forEach(node: ts.Node, around: Around, flags: Flags = {}): void {
    if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) {
      if (node.initializer)
        this.expression(node.initializer, "value", around, {
          ...{ keeps: true, begins: true, ...flags },
          ...(isSize(node.initializer) ? { counts: true } : {}),
        });
      return;
    }
    if (ts.isVariableDeclarationList(node))
      for (const one of node.declarations) this.forEach(one, around, flags);
    else if (ts.isClassLike(node)) {
      const inside = inClass(node, around, this.source);
      for (const member of node.members) this.visit(member, inMember(member, inside, this.source));
    } else if (ts.isExpression(node)) this.expression(node, "value", around, flags);
    else ts.forEachChild(node, (child) => this.visit(child, around));
  }

  /** @param isResult - whether another function returns it */
  private body(node: ts.SignatureDeclaration, around: Around, isResult = false): void {
    const inside = inFunction(node, around, this.source);
    const { body } = node as { readonly body?: ts.ConciseBody };
    for (const one of node.parameters) this.forEach(one, { ...inside, mayWait: false });
    if (!body) return;
    if (ts.isBlock(body)) {
      const { inFunction, outer = [] } = around;
      const makers = isResult ? outer : inFunction ? [] : this.source.statements;
      const made = changeBody(node, body, inFunction === true, makers, this.to, inside);
      this.statements(body.statements, inside);
      giveVariable(body, this.to, inside);
      this.to.end(body.end - 1, made);
    } else
      this.expression(
        body,
        "value",
        { ...inside, isSingle: true },
        {
          ...{ keeps: true, isResult: true, unused: unusedIn(node, body, this.source) },
          ...(isCondition(body) ? { answers: true } : {}),
        },
      );
  }

  /** @param outer - with its label, if it has one */
  private loop(node: ts.IterationStatement, outer: ts.Statement, around: Around): void {
    const count = beginLoop(node, outer, this.to);
    if (ts.isWhileStatement(node) || ts.isDoStatement(node))
      this.expression(node.expression, "value", around, { decides: "loop" });
    else if (ts.isForStatement(node)) {
      if (node.initializer) this.forEach(node.initializer, around, { counts: true });
      if (node.condition) this.expression(node.condition, "value", around, { decides: "loop" });
      if (node.incrementor) this.expression(node.incrementor, "value", around);
    } else if (ts.isForOfStatement(node) || ts.isForInStatement(node))
      this.expression(node.expression, "value", around, { passed: true });
    const { statement } = node;
    const inside = ts.isLabeledStatement(outer)
      ? withLabel(around, outer, ["continue", "break"])
      : around;
    this.alone(statement, { ...inside, inLoop: true }, count);
    this.to.end(outer.end, "}");
  }

  /**
   * A statement that is not in a list.
   *
   * @param first - what comes before it
   */
  private alone(node: ts.Statement, around: Around, first = ""): void {
    const start = node.getStart(this.source);
    if (ts.isBlock(node)) {
      this.to.begin(start + 1, first);
      this.visit(node, around);
      return;
    }
    this.to.begin(start, `{${first}`);
    this.statements([node], { ...around, isSingle: around.inLoop === true });
    this.to.end(node.end, "}");
  }

  private statements(all: readonly ts.Statement[], around: Around): void {
    for (const [at, node] of all.entries())
      this.changes.write(all, at, around, () => this.visit(node, around));
  }

  private expression(node: ts.Expression, role: Role, around: Around, flags: Flags = {}): void {
    const { source } = this;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAssertionExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      this.expression(node.expression, role, around, flags);
      return;
    }
    // In a context, a module has nothing but its address.
    if (ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression)) return;
    const start = node.getStart(source);
    const changes: Change[] = [];
    if (role === "value")
      for (const { text, kind, rank, at } of alternativesOf(node, {
        source,
        names: around.names,
        waits: around.mayWait === true && flags.waits !== false,
        isSingle: around.isSingle === true,
        isOfGreater: around.isOfGreater === true,
        ...flags,
      })) {
        if (rank > this.leastLikely) continue;
        const id = this.to.add(at ?? node, kind, rank, around);
        if (id === undefined) break;
        changes.push({ id, text, kind });
      }
    if (changes.length > 0) this.to.begin(start, `(${choiceOf(changes, node.getText(source))} : `);
    for (const part of partsOf(node, role, around.names, source))
      if (part.role !== "declared") this.expression(part.node, part.role, around, part.flags);
      else if (ts.isClassExpression(part.node)) this.forEach(part.node, around);
      else this.body(part.node, around, flags.isResult);
    if (changes.length > 0) this.to.end(node.end, ")");
  }
}

/** Nothing in these can be changed. */
const SKIPPED: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ImportEqualsDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  // Their labels look like names.
  ts.SyntaxKind.BreakStatement,
  ts.SyntaxKind.ContinueStatement,
  ts.SyntaxKind.Decorator,
  ts.SyntaxKind.HeritageClause,
]);
