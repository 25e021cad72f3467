/**
 * Writes a student's program with small changes behind switches: one of them may undo a slip, and so shows its line.
 *
 * All changes are in one program, so it is built once, and a run costs no more than any other. There is nothing of the
 * reference in it.
 *
 * @module
 */
import * as ts from "typescript";
import { hasModifier, isAssignment } from "../facts/nodes.ts";
import { forget } from "../facts/parse.ts";
import { nodesOf } from "../facts/walk.ts";
import { type Module, modulesFrom } from "../switches/modules.ts";
import { MAIN, START, STUDENT, SWITCH } from "../switches/names.ts";
import type { Difference, Files } from "../switches/switched.ts";
import { namesOfPromises } from "../switches/unawaited.ts";
import { type Context, isPath } from "./alternative.ts";
import { alternativesOf } from "./alternatives.ts";
import { flagsIn } from "./conditions.ts";
import { type Around, type Found, Insertions } from "./insertions.ts";
import { isText } from "./literals.ts";
import { type Names, QUESTION, withFields, withVariables } from "./names.ts";
import {
  callsIn,
  comparedIn,
  hasEquals,
  membersIn,
  namedIn,
  numbersIn,
  parametersIn,
  remaindersIn,
  valuesImported,
} from "./names-in-files.ts";
import { REPAIR_SWITCHES } from "./repair-switches.ts";
import { type Region, type Repairable, WEIGHED, WEIGHS } from "./repairs.ts";
import { isConstantName } from "./spelling.ts";
import { StatementChanges } from "./statement-changes.ts";
import { resultsIn, stepsIn } from "./statements.ts";

/**
 * @param mains - the path of the main program, and of a second one with the same changes
 * @param regions - where changes are tried
 * @param leastLikely - the last rank for which expressions are changed in very long regions
 * @returns no files if there is nothing to change, or if the program is nested too deeply
 */
export function writeRepairs(
  files: Files,
  mains: readonly string[],
  regions: readonly Region[],
  leastLikely = LIKELY,
): Omit<Repairable, "code" | "calls"> & { readonly files?: Files } {
  try {
    const modules = modulesFrom(files, [...mains, ...regions.map(({ file }) => file)]);
    const written: Record<string, string> = { [SWITCH]: REPAIR_SWITCHES };
    for (const [at, main] of mains.entries())
      written[[START, MAIN][at]!] = [SWITCH, STUDENT + main]
        .map((one) => `import ${JSON.stringify(one)};`)
        .join("\n");
    const found: Found = { repairs: [], loops: [] };
    const all = [...modules.values()];
    const members = membersIn(all);
    const known = {
      members,
      compared: comparedIn(all, members),
      parameters: parametersIn(all),
      calls: callsIn(all),
      remainders: remaindersIn(all),
      equals: hasEquals(all),
      promises: namesOfPromises(all),
    };
    for (const [path, text] of Object.entries(files))
      if (path.endsWith(".json")) written[STUDENT + path] = text;
    const roots = new Map([...modules.values()].map((one) => [one, rootsIn(one, regions)]));
    const length = [...roots.values()].flat().reduce((sum, root) => sum + root.getFullWidth(), 0);
    const last =
      length > VERY_LONG ? leastLikely : length > LONG ? LIKELY : Number.POSITIVE_INFINITY;
    for (const [module, own] of roots)
      written[STUDENT + module.path] = withRepairs(module, known, own, found, last);
    const isChanged = found.repairs.length + found.loops.length > 0;
    return { ...found, ...(isChanged ? { files: written } : {}) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return { repairs: [], loops: [] };
  }
}

/**
 * In regions with more UTF-16 units, expressions are changed only to what is likely: so much could not be tried, and each
 * change makes the program longer.
 */
const LONG = 1500;
/** The last rank of that. */
const LIKELY = 2;
/** In these, there is more of what is likely than is tried beside a reference. */
const VERY_LONG = 5000;

/** What is changed in a module. */
function rootsIn({ path, source, declarations }: Module, regions: readonly Region[]): ts.Node[] {
  const own = regions.filter(({ file }) => file === path);
  if (own.some(({ names }) => names === undefined)) return [source];
  const names = own.flatMap((one) => one.names ?? []);
  return names.flatMap((name) => declarations.get(name)?.node ?? []);
}

/** What is known of all files. */
type Known = Pick<
  Names,
  "members" | "compared" | "parameters" | "calls" | "remainders" | "equals" | "promises"
>;

function withRepairs(
  module: Module,
  known: Known,
  roots: readonly ts.Node[],
  found: Found,
  leastLikely: number,
): string {
  const to = new Insertions(module, found);
  const writer = new Writer(module, known, to, leastLikely);
  const all = new Set<ts.Node>(roots);
  for (const root of all) writer.write(root);
  writer.countLoops([...all]);
  return to.text();
}

/** What the parts of a node are to it. */
type Role =
  /** Its value is used, so another value may stand there. */
  | "value"
  /** Something is stored there, or it is called, or it is a name. */
  | "place";

class Writer {
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
      indices: [],
      alike: new Map(),
      fields: [],
      lists: [],
      results: [],
      getters: [],
      questions: [],
      functions: this.functions,
      numbers: numbersIn(this.source),
      ...this.known,
      compared: namedIn(this.module, this.known.compared),
    };
    if (ts.isSourceFile(root))
      this.statements(root.statements, {
        names: withVariables(names, root, this.source),
        mayWait: true,
      });
    else this.visit(root, { names: { ...names, variables: this.topLevel() } });
  }

  /** Counts the loops where nothing is changed: a change elsewhere may make one endless. */
  countLoops(changed: readonly ts.Node[]): void {
    const isIn = (node: ts.Node) =>
      changed.some((one) => one.pos <= node.pos && node.end <= one.end);
    for (const node of nodesOf(this.source)) {
      const loop = ts.isLabeledStatement(node) ? node.statement : node;
      if (!ts.isIterationStatement(loop, false) || this.counted.has(loop) || isIn(node)) continue;
      this.counted.add(loop);
      const count = this.beginLoop(loop, node);
      const { statement } = loop;
      const start = statement.getStart(this.source);
      if (ts.isBlock(statement)) this.to.begin(start + 1, count);
      else {
        this.to.begin(start, `{${count}`);
        this.to.end(statement.end, "}");
      }
      this.to.end(node.end, "}");
    }
  }

  private readonly counted = new Set<ts.Node>();

  /** @returns what counts a round of it, if that is counted */
  private beginLoop(node: ts.IterationStatement, outer: ts.Node): string {
    const start = outer.getStart(this.source);
    if (CLOCKS.test(node.getText(this.source))) {
      this.to.begin(start, "{");
      return "";
    }
    const number = this.to.addLoop(node);
    this.to.begin(start, `{deckwork$begin(${number});`);
    return `deckwork$loop(${number});`;
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
    if (ts.isExpression(node)) this.expression(node, "value", around);
    else if (ts.isFunctionLike(node)) this.body(node, around);
    else if (ts.isBlock(node) || ts.isDefaultClause(node)) this.statements(node.statements, around);
    else if (ts.isCaseBlock(node)) {
      for (const [at, one] of node.clauses.entries())
        this.changes.exchangeResults(one, node.clauses[at + 1], around);
      this.forEach(node, around);
    } else if (ts.isLabeledStatement(node)) {
      const { statement } = node;
      if (ts.isIterationStatement(statement, false)) this.loop(statement, node, around);
      else this.visit(statement, withLabel(around, node, ["break"]));
    } else if (ts.isCaseClause(node)) {
      this.expression(node.expression, "value", around);
      this.statements(node.statements, around);
      this.changes.fallThrough(node, around);
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
      const names = withFields(around.names, node, this.source);
      const counters = [...names.counters].filter(([name]) => names.fields.includes(name));
      const text = this.to.textOf(node);
      const still = stepsIn(text, counters);
      const counts = counters.filter(([name]) => text.includes(`${name}++`));
      for (const member of node.members) {
        const method = ts.isConstructorDeclaration(member)
          ? "constructor"
          : member.name?.getText(this.source);
        this.visit(member, {
          ...around,
          names,
          ...{ still, counts },
          mayWait: false,
          ...(method === undefined ? {} : { method }),
        });
      }
    } else if (ts.isExpression(node)) this.expression(node, "value", around, flags);
    else ts.forEachChild(node, (child) => this.visit(child, around));
  }

  private body(node: ts.SignatureDeclaration, around: Around): void {
    const { inLoop: _, leaves: __, asks: ___, ...outside } = around;
    const names = withVariables(around.names, node, this.source);
    const { body } = node as { readonly body?: ts.ConciseBody };
    const returned = body && ts.isBlock(body) ? resultsIn(body, this.source) : [];
    const mayWait = hasModifier(node, ts.SyntaxKind.AsyncKeyword);
    const isQuestion = node.name !== undefined && QUESTION.test(node.name.getText(this.source));
    const inside: Around = {
      ...{ ...outside, names, inFunction: true, mayWait, returned },
      ...(isQuestion ? { asks: true } : {}),
    };
    for (const one of node.parameters) this.forEach(one, { ...inside, mayWait: false });
    if (!body) return;
    if (ts.isBlock(body)) {
      const [first] = body.statements;
      if (ts.isMethodDeclaration(node)) this.changes.refuse(body, inside);
      if (ts.isMethodDeclaration(node)) this.changes.emptyLists(body, inside);
      if (ts.isMethodDeclaration(node)) this.changes.countAnew(body, inside);
      if (first && ts.isMethodDeclaration(node))
        for (const text of around.still ?? []) this.changes.before(first, text, inside);
      if (ts.isConstructorDeclaration(node)) this.changes.keepGiven(body, node.parameters, inside);
      // Of an array, each element is a round.
      if (ts.isArrowFunction(node)) this.changes.round(body, inside);
      const made = around.inFunction ? "" : this.changes.declareInCall(body, inside);
      if (!around.inFunction) this.changes.goOnInCall(body, inside);
      this.changes.countStored(body, node.parameters, inside);
      this.statements(body.statements, inside);
      this.changes.giveVariable(body, inside);
      this.to.end(body.end - 1, made);
    } else
      this.expression(body, "value", inside, {
        ...{ keeps: true, isResult: true, unused: unusedIn(node, body, this.source) },
        ...(isCondition(body) ? { answers: true } : {}),
      });
  }

  /** @param outer - with its label, if it has one */
  private loop(node: ts.IterationStatement, outer: ts.Statement, around: Around): void {
    const count = this.beginLoop(node, outer);
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
    this.statements([node], around);
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
        ...flags,
      })) {
        if (rank > this.leastLikely) continue;
        const id = this.to.add(at ?? node, kind, rank, around);
        if (id === undefined) break;
        changes.push({ id, text, kind });
      }
    if (changes.length > 0) this.to.begin(start, `(${choiceOf(changes, node.getText(source))} : `);
    this.parts(node, role, around);
    if (changes.length > 0) this.to.end(node.end, ")");
  }

  private parts(node: ts.Expression, role: Role, around: Around): void {
    const value = (one: ts.Expression | undefined, flags?: Flags) =>
      one && this.expression(one, "value", around, flags);
    const place = (one: ts.Expression) => this.expression(one, "place", around);
    const inText = (one: ts.Expression): Flags =>
      ts.isIdentifier(one) && around.names.indices.includes(one.text) ? { numbered: true } : {};
    if (ts.isBinaryExpression(node)) {
      const stores = isAssignment(node);
      if (stores) place(node.left);
      else value(node.left, isText(node.right) ? inText(node.left) : {});
      value(node.right, {
        ...(stores ? { keeps: true } : {}),
        ...(isText(node.left) ? inText(node.right) : {}),
        ...(stores && ts.isElementAccessExpression(withoutMark(node.left)) ? { fills: true } : {}),
        ...(node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isPath(node.left)
          ? { stored: node.left.getText(this.source) }
          : {}),
        ...(isEquality(node) && ts.isStringLiteral(node.right) ? { keeps: true } : {}),
        ...(isEquality(node) && ts.isIdentifier(node.right) && isConstantName(node.right.text)
          ? { counts: true }
          : {}),
        ...(node.operatorToken.kind === ts.SyntaxKind.PercentToken
          ? { counts: true, divides: true }
          : {}),
      });
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const { operator, operand } = node;
      const stores =
        operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
      if (stores) place(operand);
      else value(operand);
    } else if (loadsModule(node)) {
      // Its name has to be there when the program is built.
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      place(node.expression);
      for (const one of node.arguments ?? [])
        value(one, { keeps: true, passed: true, ...(mayCount(one) ? { counts: true } : {}) });
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      // The parts of a chain with a question mark belong together.
      const goesOn = node.flags & ts.NodeFlags.OptionalChain && !node.questionDotToken;
      const isRound = ts.isPropertyAccessExpression(node) && ROUNDS.test(node.name.text);
      if (goesOn) place(node.expression);
      else value(node.expression, isRound ? { passed: true } : {});
      if (ts.isElementAccessExpression(node)) value(node.argumentExpression, { counts: true });
    } else if (ts.isConditionalExpression(node)) {
      value(node.condition, { answers: true });
      value(node.whenTrue, { keeps: true });
      value(node.whenFalse, { keeps: true });
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) this.body(node, around);
    else if (ts.isArrayLiteralExpression(node))
      for (const one of node.elements) this.expression(one, role, around);
    else if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties)
        if (ts.isPropertyAssignment(one))
          value(one.initializer, {
            keeps: true,
            ...(mayCount(one.initializer) ? { counts: true } : {}),
            ...(ts.isIdentifier(one.name) ? { property: one.name.text } : {}),
          });
        else if (ts.isSpreadAssignment(one)) value(one.expression);
        else if (!ts.isShorthandPropertyAssignment(one)) this.body(one, around);
    } else if (ts.isAwaitExpression(node)) value(node.expression, { waits: false });
    else if (ts.isSpreadElement(node)) value(node.expression);
    else if (ts.isTemplateExpression(node))
      for (const { expression } of node.templateSpans) value(expression, inText(expression));
    else if (ts.isClassExpression(node)) this.forEach(node, around);
  }
}

/** A change of an expression, by its number, which is one more than that of the one before. */
interface Change {
  readonly id: number;
  readonly text: string;
  readonly kind: Difference["kind"];
}

/** The expression that is on, up to where the student's own follows: one question is enough if none is. */
function choiceOf(changes: readonly Change[], own: string): string {
  const all = changes.map(({ id, text }) => `deckwork$on(${id}) ? (${text})`);
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const values = weighed(changes, own);
  if (first === last && values === "") return all[0]!;
  const question = `deckwork$any(${first.id}, ${last.id}${values})`;
  return `${question} ? ${[...all.slice(0, -1), `(${last.text})`].join(" : ")}`;
}

/** What tells which of the changes matter: those that can be tried beside the student's own and have no other effect. */
function weighed(changes: readonly Change[], own: string): string {
  const plain = hasNoEffect(own) ? changes.filter(({ text }) => hasNoEffect(text)) : [];
  if (plain.length === 0) return "";
  const isAlike = ({ kind }: Change) => kind === "name" || kind === "fixed";
  const values = (all: readonly Change[]) =>
    `{ ${all.map(({ id, text }) => `${id}: () => (${text})`).join(", ")} }`;
  const [alike, others] = [plain.filter(isAlike), plain.filter((one) => !isAlike(one))];
  return `, ${WEIGHS}, () => (${own}), ${values(alike)}, ${values(others)}, ${WEIGHED}`;
}

/**
 * It calls nothing, stores nothing, waits for nothing, and takes nothing from what can be gone through only once. A getter
 * may do so, but hardly any does.
 */
function hasNoEffect(text: string): boolean {
  return !EFFECTS.test(text.replaceAll("JSON.stringify(", ""));
}

const EFFECTS =
  /[\w$\])>]!?\s*(?:\?\.)?\(|`|\.\.\.|\+\+|--|=>|(?<![=!<>])=(?!=)|<<=|>>=|\b(?:await|yield|new|delete|function|class|import|super)\b|deckwork/;

/** A loop that looks at one waits, for as many rounds as milliseconds. */
const CLOCKS = /\b(?:Date|performance|hrtime)\b/;

type Flags = Pick<
  Context,
  | "decides"
  | "answers"
  | "flags"
  | "counts"
  | "numbered"
  | "divides"
  | "begins"
  | "keeps"
  | "passed"
  | "given"
  | "stored"
  | "property"
  | "isResult"
  | "unused"
  | "fills"
  | "waits"
>;

/** Methods that go through an array. */
const ROUNDS = /^(?:every|filter|find|findIndex|flatMap|forEach|map|reduce|some)$/;

/** Nothing in these can be changed. */
const SKIPPED: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ImportEqualsDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
  // Their labels look like names.
  ts.SyntaxKind.BreakStatement,
  ts.SyntaxKind.ContinueStatement,
  ts.SyntaxKind.Decorator,
  ts.SyntaxKind.HeritageClause,
]);

function isEquality({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

/** Whether it is true or false. */
function isCondition(node: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    /^(?:[<>]=?|[!=]==?|&&|\|\|)$/.test(ts.tokenToString(node.operatorToken.kind) ?? "")
  );
}

/** Of the parameters of a function, those that its result does not depend on. */
function unusedIn(
  { parameters }: ts.SignatureDeclaration,
  body: ts.Expression,
  source: ts.SourceFile,
): readonly string[] {
  const words = new Set(body.getText(source).match(/[\w$]+/g));
  return parameters.flatMap(({ name }) =>
    ts.isIdentifier(name) && !words.has(name.text) ? [name.text] : [],
  );
}

/** Inside of a statement with a label. */
function withLabel(
  around: Around,
  { label }: ts.LabeledStatement,
  words: readonly string[],
): Around {
  return {
    ...around,
    leaves: [...words.map((word) => `${word} ${label.text}`), ...(around.leaves ?? [])],
  };
}

/** `require("node:fs")` or `import("./cards.ts")`. */
function loadsModule(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === "require")
  );
}

function isSize(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && /^(?:length|size)$/.test(node.name.text);
}

/** Without the exclamation mark. */
function withoutMark(node: ts.Expression): ts.Expression {
  return ts.isNonNullExpression(node) ? node.expression : node;
}

/** Whether it may be a number. */
function mayCount(node: ts.Expression): boolean {
  return isSize(node) || ts.isIdentifier(node) || ts.isBinaryExpression(node);
}
