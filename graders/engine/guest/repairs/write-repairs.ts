/**
 * Writes a student's program with small changes behind switches: one of them may undo a slip, and so shows its line.
 *
 * All changes are in one program, so it is built once, and a run costs no more than any other. There is nothing of the
 * reference in it.
 *
 * @module
 */
import * as ts from "typescript";
import { firstLine, isAssignment } from "../facts/nodes.ts";
import { forget } from "../facts/parse.ts";
import { nodesOf } from "../facts/walk.ts";
import { type Module, modulesFrom } from "../switches/modules.ts";
import { MAIN, START, STUDENT, SWITCH, TAKE_ON } from "../switches/names.ts";
import type { Files } from "../switches/switched.ts";
import type { Context } from "./alternative.ts";
import { alternativesOf } from "./alternatives.ts";
import { hasEquals, membersIn, type Names, numbersIn, withFields, withVariables } from "./names.ts";
import {
  ASKED,
  ASKED_BASE,
  ENDLESS,
  type Loop,
  type Region,
  type Repair,
  type Repairable,
  TELL_ASKED,
} from "./repairs.ts";
import {
  assignmentIn,
  blockOf,
  canMove,
  declaredIn,
  isCall,
  isLeaving,
  isRemovable,
  LEAVES_LOOP,
  linkStepsIn,
  nextValues,
  otherStatements,
  printedResult,
  resultOf,
  sameOfOthers,
  stepsIn,
  takenValues,
} from "./statements.ts";

/** More would take longer than anybody waits. */
const MOST_REPAIRS = 1500;
/** Of so many variables it is tried that they count, or begin again. */
const MOST_COUNTERS = 4;
/** So far is a statement moved. */
const MOST_STEPS = 4;
/** How programs print. */
const PRINTS = [
  [/\bprint\b/, "print"],
  [/\bconsole\.log\b/, "console.log"],
] as const;
/** No loop of an honest game goes through so many rounds at a time; a change may make one endless. */
const MOST_ROUNDS = 4000;
/** Of the many changes that make a loop endless, each would cost as much as twenty others. */
const MOST_ROUNDS_CHANGED = 1000;
/** Nor all loops of a case together. */
const MOST_ROUNDS_IN_ALL = 100_000;

/** What was told among the last is not told again: a loop asks about the same few over and over. */
const MOST_RECENT = 256;
/** To tell takes time. */
const MOST_TOLD = 20_000;

const SWITCHES = `const all = Object.create(null);
let mostInAll = ${MOST_ROUNDS_IN_ALL};
let most = ${MOST_ROUNDS};
for (const one of ${TAKE_ON}) {
  all[one] = true;
  if (one < ${TELL_ASKED}) {
    mostInAll = -one;
    most = ${MOST_ROUNDS_CHANGED};
  }
}
const rounds = Object.create(null);
const recent = new Set();
const error = console.error;
let told = 0;
const tell = (id) => {
  if (recent.has(id) || told > ${MOST_TOLD}) return;
  told++;
  error("${ASKED}" + id.toString(${ASKED_BASE}));
  recent.add(id);
  if (recent.size > ${MOST_RECENT}) recent.delete(recent.values().next().value);
};
export const deckwork$on = all[${TELL_ASKED}] ? tell : (id) => all[id] === true;
export const deckwork$copy = (one) =>
  Array.isArray(one) ? [...one] : typeof one === "object" && one ? { ...one } : one;
export const deckwork$begin = (loop) => { rounds[loop] = 0; };
let inAll = 0;
export const deckwork$loop = (loop) => {
  if (++rounds[loop] > most || ++inAll > mostInAll) throw new Error("${ENDLESS}" + loop);
};
`;

/**
 * @param mains - the path of the main program, and of a second one with the same changes
 * @param regions - where changes are tried
 * @returns no files if there is nothing to change, or if the program is nested too deeply
 */
export function writeRepairs(
  files: Files,
  mains: readonly string[],
  regions: readonly Region[],
): Omit<Repairable, "code" | "calls"> & { readonly files?: Files } {
  try {
    const modules = modulesFrom(files, [...mains, ...regions.map(({ file }) => file)]);
    const written: Record<string, string> = { [SWITCH]: SWITCHES };
    for (const [at, main] of mains.entries())
      written[[START, MAIN][at]!] = [SWITCH, STUDENT + main]
        .map((one) => `import ${JSON.stringify(one)};`)
        .join("\n");
    const found: Found = { repairs: [], loops: [] };
    const all = [...modules.values()];
    const known = { members: membersIn(all), equals: hasEquals(all) };
    for (const [path, text] of Object.entries(files))
      if (path.endsWith(".json")) written[STUDENT + path] = text;
    for (const module of modules.values()) {
      const own = regions.filter(({ file }) => file === module.path);
      written[STUDENT + module.path] = withRepairs(module, known, own, found);
    }
    const isChanged = found.repairs.length + found.loops.length > 0;
    return { ...found, ...(isChanged ? { files: written } : {}) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    forget();
    return { repairs: [], loops: [] };
  }
}

/** What is known of all files. */
type Known = Pick<Names, "members" | "equals">;

interface Found {
  readonly repairs: Repair[];
  readonly loops: Loop[];
}

function withRepairs(
  module: Module,
  known: Known,
  regions: readonly Region[],
  found: Found,
): string {
  const { source, declarations } = module;
  const whole = regions.some(({ names }) => names === undefined);
  const names = regions.flatMap((one) => one.names ?? []);
  const roots = whole
    ? [source]
    : names.flatMap((name) => {
        const declaration = declarations.get(name);
        return declaration ? [declaration.node] : [];
      });
  const writer = new Writer(module, known, found);
  const all = new Set<ts.Node>(roots);
  for (const root of all) writer.write(root);
  writer.countLoops([...all]);
  return writer.text();
}

/** What the parts of a node are to it. */
type Role =
  /** Its value is used, so another value may stand there. */
  | "value"
  /** Something is stored there, or it is called, or it is a name. */
  | "place";

interface Around {
  readonly names: Names;
  readonly method?: string;
  /** What changes the fields that never change. */
  readonly still?: readonly string[];
  readonly inFunction?: true;
  readonly inLoop?: true;
}

interface Insertion {
  readonly at: number;
  /** What ends at a place comes in front of what begins there. */
  readonly begins: boolean;
  readonly text: string;
}

class Writer {
  private readonly insertions: Insertion[] = [];
  private readonly source: ts.SourceFile;
  private readonly functions: readonly string[];
  /** Prints an empty line as the file prints others, if it prints any. */
  private readonly print: string | undefined;

  constructor(
    private readonly module: Module,
    private readonly known: Known,
    private readonly found: Found,
  ) {
    this.source = module.source;
    this.functions = [...module.declarations.values()].flatMap(({ kind, name }) =>
      kind === "function" ? [name] : [],
    );
    this.print = PRINTS.find(([name]) => name.test(this.source.text))?.[1];
  }

  write(root: ts.Node): void {
    const names: Names = {
      variables: [],
      counters: new Map(),
      lets: [],
      fields: [],
      functions: this.functions,
      numbers: numbersIn(this.source),
      ...this.known,
    };
    if (ts.isSourceFile(root))
      this.statements(root.statements, { names: withVariables(names, root, this.source) });
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
      if (ts.isBlock(statement)) this.begin(start + 1, count);
      else {
        this.begin(start, `{${count}`);
        this.end(statement.end, "}");
      }
      this.end(node.end, "}");
    }
  }

  private readonly counted = new Set<ts.Node>();

  /** @returns what counts a round of it */
  private beginLoop(node: ts.IterationStatement, outer: ts.Node): string {
    const number = this.found.loops.length;
    this.found.loops.push({ file: this.module.path, line: firstLine(this.source, node) });
    this.begin(outer.getStart(this.source), `{deckwork$begin(${number});`);
    return `deckwork$loop(${number});`;
  }

  /** The variables of the file itself. */
  private topLevel(): readonly string[] {
    return [...this.module.declarations.values()].flatMap(({ kind, name }) =>
      kind === "value" ? [name] : [],
    );
  }

  text(): string {
    const { text } = this.source;
    if (this.insertions.length === 0) return text;
    const sorted = [...this.insertions.entries()].sort(
      ([at, a], [other, b]) => a.at - b.at || Number(a.begins) - Number(b.begins) || at - other,
    );
    const parts: string[] = [];
    let from = 0;
    for (const [, one] of sorted) {
      parts.push(text.slice(from, one.at), one.text);
      from = one.at;
    }
    parts.push(text.slice(from));
    return `${parts.join("")}\nimport { deckwork$on, deckwork$copy, deckwork$begin, deckwork$loop } from ${JSON.stringify(SWITCH)};\n`;
  }

  private add(
    node: ts.Node,
    kind: Repair["at"]["kind"],
    rank: number,
    around: Around,
    start = node.getStart(this.source),
  ): number | undefined {
    const { repairs } = this.found;
    if (repairs.length >= MOST_REPAIRS) return undefined;
    const id = repairs.length;
    const { method } = around;
    const place = this.source.getLineAndCharacterOfPosition(start);
    repairs.push({
      id,
      file: this.module.path,
      at: {
        line: place.line + 1,
        column: place.character + 1,
        ...(method === undefined ? {} : { method }),
        kind,
      },
      rank,
    });
    return id;
  }

  private begin(at: number, text: string): void {
    this.insertions.push({ at, begins: true, text });
  }

  private end(at: number, text: string): void {
    this.insertions.push({ at, begins: false, text });
  }

  /** A statement, an expression, or any other node. */
  private visit(node: ts.Node, around: Around): void {
    if (SKIPPED.has(node.kind) || ts.isTypeNode(node)) return;
    if (ts.isExpression(node)) this.expression(node, "value", around);
    else if (ts.isFunctionLike(node)) this.body(node, around);
    else if (ts.isBlock(node) || ts.isDefaultClause(node)) this.statements(node.statements, around);
    else if (ts.isCaseBlock(node)) {
      for (const [at, one] of node.clauses.entries())
        this.exchangeResults(one, node.clauses[at + 1], around);
      this.forEach(node, around);
    } else if (ts.isLabeledStatement(node)) {
      const { statement } = node;
      if (ts.isIterationStatement(statement, false)) this.loop(statement, node, around);
      else this.visit(statement, around);
    } else if (ts.isCaseClause(node)) {
      this.expression(node.expression, "value", around);
      this.statements(node.statements, around);
      this.fallThrough(node, around);
    } else if (ts.isIfStatement(node)) {
      this.expression(node.expression, "value", around, { decides: "if" });
      this.alone(node.thenStatement, around);
      if (node.elseStatement) this.alone(node.elseStatement, around);
    } else if (ts.isIterationStatement(node, false)) this.loop(node, node, around);
    else if (ts.isReturnStatement(node)) {
      if (node.expression) this.expression(node.expression, "value", around, { keeps: true });
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
      const still = stepsIn(this.textOf(node), counters);
      for (const member of node.members) {
        const method = ts.isConstructorDeclaration(member)
          ? "constructor"
          : member.name?.getText(this.source);
        this.visit(member, {
          ...around,
          names,
          still,
          ...(method === undefined ? {} : { method }),
        });
      }
    } else if (ts.isExpression(node)) this.expression(node, "value", around, flags);
    else ts.forEachChild(node, (child) => this.visit(child, around));
  }

  private body(node: ts.SignatureDeclaration, around: Around): void {
    const { inLoop: _, ...outside } = around;
    const names = withVariables(around.names, node, this.source);
    const inside: Around = { ...outside, names, inFunction: true };
    for (const one of node.parameters) this.forEach(one, inside);
    const { body } = node as { readonly body?: ts.ConciseBody };
    if (!body) return;
    if (ts.isBlock(body)) {
      const [first] = body.statements;
      if (first && ts.isMethodDeclaration(node))
        for (const text of around.still ?? []) this.before(first, text, inside);
      // Of an array, each element is a round.
      if (ts.isArrowFunction(node)) this.round(body, inside);
      this.statements(body.statements, inside);
      this.giveVariable(body, inside);
    } else this.expression(body, "value", inside, { keeps: true });
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
      this.expression(node.expression, "value", around);
    const { statement } = node;
    this.alone(statement, { ...around, inLoop: true }, count);
    this.end(outer.end, "}");
  }

  /**
   * A statement that is not in a list.
   *
   * @param first - what comes before it
   */
  private alone(node: ts.Statement, around: Around, first = ""): void {
    const start = node.getStart(this.source);
    if (ts.isBlock(node)) {
      this.begin(start + 1, first);
      this.visit(node, around);
      return;
    }
    this.begin(start, `{${first}`);
    this.statements([node], around);
    this.end(node.end, "}");
  }

  private statements(all: readonly ts.Statement[], around: Around): void {
    for (const [at, node] of all.entries()) {
      const next = all[at + 1];
      if (isRemovable(node)) this.take(node, around);
      if (!next && around.inFunction && ts.isExpressionStatement(node)) this.give(node, around);
      this.moveHere(node, all.slice(at + 1), around);
      const block = blockOf(node);
      const last = block?.statements.at(-1);
      if (block && next && canMove(next)) this.moveIn(next, block, around);
      const out = last && this.moveOut(last, around);
      if (block && ts.isIfStatement(node)) this.leave(node, block, around);
      if (block) this.goOn(block, around, ts.isIfStatement(node));
      if (block && !ts.isIfStatement(node)) this.round(block, around);
      if (block && !ts.isIfStatement(node)) this.beginAgain(all.slice(0, at), block, around);
      if (ts.isIfStatement(node)) this.takeValue(node, around);
      if (ts.isIfStatement(node)) this.askBoth(node, around);
      if (ts.isIfStatement(node)) this.withoutElse(node, around);
      if (ts.isIfStatement(node) && !node.elseStatement) this.repeat(node, around);
      if (next) this.swap(node, next, around);
      this.exchangeResults(node, next, around);
      if (ts.isExpressionStatement(node)) this.instead(node, around);
      const previous = all[at - 1];
      if (this.print && [node, previous].some(calls)) this.before(node, `${this.print}()`, around);
      if (next && ts.isIfStatement(node) && !node.elseStatement && canMove(next))
        this.otherwise(node, next, around);
      const ids = this.elsewhere.get(node) ?? [];
      if (ids.length > 0) {
        const test = ids.map((id) => `!deckwork$on(${id})`).join(" && ");
        this.begin(node.getStart(this.source), `if (${test}) {`);
      }
      this.visit(node, around);
      if (ids.length > 0) this.end(node.end, ";}");
      if (last && out !== undefined) this.end(node.end, this.only(out, last));
    }
  }

  /** The changes with which a statement is missing, or somewhere else. */
  private readonly elsewhere = new Map<ts.Statement, number[]>();

  private leaveOut(node: ts.Statement, id: number): void {
    this.elsewhere.set(node, [...(this.elsewhere.get(node) ?? []), id]);
  }

  /** A statement that is there only with a change. */
  private only(id: number, node: ts.Statement): string {
    return `;if (deckwork$on(${id})) {${this.textOf(node)}}`;
  }

  private take(node: ts.Statement, around: Around): void {
    const rank = ts.isReturnStatement(node) ? 2 : 1;
    const id = this.add(node, "too much", rank, around);
    if (id !== undefined) this.leaveOut(node, id);
  }

  /** A statement that comes later, in front of this one. */
  private moveHere(node: ts.Statement, later: readonly ts.Statement[], around: Around): void {
    const between = [node];
    for (const [at, one] of later.slice(0, MOST_STEPS).entries()) {
      const words = new Set(this.textOf(one).match(/[\w$]+/g));
      const goesFar = at === 0 ? canMove(one) : ts.isExpressionStatement(one) && isRemovable(one);
      // What is declared between is not known before it.
      const isFree = between.every((its) => canMove(its) || ts.isVariableStatement(its));
      if (goesFar && isFree && !declaredIn(between).some((name) => words.has(name))) {
        const id = this.add(one, "order", at === 0 ? 1 : 2, around);
        if (id === undefined) return;
        this.leaveOut(one, id);
        this.begin(node.getStart(this.source), this.only(id, one).slice(1));
      }
      between.push(one);
    }
  }

  /** The statement behind a loop or branch at its end instead. */
  private moveIn(next: ts.Statement, block: ts.Block, around: Around): void {
    const id = this.add(next, "order", 2, around);
    if (id === undefined) return;
    this.leaveOut(next, id);
    this.end(block.end - 1, this.only(id, next));
  }

  /** The statement behind a branch only in the other case. */
  private otherwise(node: ts.IfStatement, next: ts.Statement, around: Around): void {
    const id = this.add(next, "missing", 1, around);
    if (id === undefined) return;
    this.leaveOut(node, id);
    this.leaveOut(next, id);
    const both = `${this.textOf(node)} else {${this.textOf(next)}}`;
    this.begin(node.getStart(this.source), `if (deckwork$on(${id})) {${both}}`);
  }

  /** What may be missing in a loop or branch: a variable goes on, or begins again. */
  private goOn(block: ts.Block, around: Around, goesOn: boolean): void {
    for (const [name, value] of countersOf(around))
      for (const text of [...(goesOn ? nextValues(name, value) : []), `${name} = ${value}`])
        this.atEnd(block, text, around);
  }

  /** A variable that does not go on in each round: of a loop, or of what is called for each element. */
  private round(body: ts.Block, around: Around): void {
    const loop = this.textOf(body);
    const steps = [...stepsIn(loop, countersOf(around)), ...linkStepsIn(loop, around.names)];
    for (const text of steps) {
      for (const one of body.statements) this.before(one, text, around);
      this.atEnd(body, text, around);
    }
  }

  /** What is set before a loop, and should be set in each of its rounds. */
  private beginAgain(before: readonly ts.Statement[], block: ts.Block, around: Around): void {
    for (const one of before.slice(-MOST_COUNTERS)) {
      if (!ts.isVariableStatement(one) || !(one.declarationList.flags & ts.NodeFlags.Let)) continue;
      for (const { name, initializer } of one.declarationList.declarations) {
        if (!initializer || !ts.isIdentifier(name)) continue;
        const id = this.add(one, "order", 2, around);
        const text = `if (deckwork$on(${id})) ${name.text} = ${this.textOf(initializer)};`;
        if (id !== undefined) this.begin(block.statements[0]!.getStart(this.source), text);
      }
    }
  }

  private atEnd({ statements, end }: ts.Block, text: string, around: Around): void {
    const last = statements.at(-1);
    if (!last || isLeaving(last)) return;
    const id = this.add(last, "missing", 2, around);
    if (id !== undefined) this.end(end - 1, `;if (deckwork$on(${id})) ${text};`);
  }

  /** A statement that may be missing in front of another. */
  private before(node: ts.Statement, text: string, around: Around): void {
    const id = this.add(node, "missing", 2, around);
    if (id !== undefined)
      this.begin(node.getStart(this.source), `if (deckwork$on(${id})) ${text};`);
  }

  /** Another statement instead of one, or an empty line in front of what it prints. */
  private instead(node: ts.ExpressionStatement, around: Around): void {
    const { expression } = node;
    const printed = printedResult(expression, this.print, this.source);
    for (const { text, kind } of [
      ...otherStatements(expression, around.names, this.source),
      ...printed,
    ]) {
      const id = this.add(node, kind, 1, around);
      if (id === undefined) return;
      this.leaveOut(node, id);
      this.begin(node.getStart(this.source), `if (deckwork$on(${id})) {${text};}`);
    }
    for (const text of sameOfOthers(expression, around.names, this.source))
      this.before(node, text, around);
  }

  /** The last statement of a loop or branch behind it instead. */
  private moveOut(last: ts.Statement, around: Around): number | undefined {
    if (!canMove(last) || LEAVES_LOOP.test(this.textOf(last))) return undefined;
    const id = this.add(last, "order", 2, around);
    if (id !== undefined) this.leaveOut(last, id);
    return id;
  }

  /** The end of a case that goes on with the next one. */
  private fallThrough(node: ts.CaseClause, around: Around): void {
    const last = node.statements.at(-1);
    if (!last || isLeaving(last)) return;
    const id = this.add(last, "missing", 1, around);
    if (id !== undefined) this.end(node.end, `;if (deckwork$on(${id})) break;`);
  }

  /** A result that is not returned. */
  private give(node: ts.ExpressionStatement, around: Around): void {
    const id = this.add(node, "missing", 1, around);
    const text = `if (deckwork$on(${id})) return ${this.textOf(node.expression)};`;
    if (id !== undefined) this.begin(node.getStart(this.source), text);
  }

  /** A variable that does not take what it is compared with. */
  private takeValue(node: ts.IfStatement, around: Around): void {
    const { thenStatement } = node;
    const first = ts.isBlock(thenStatement) && thenStatement.statements[0];
    if (!first) return;
    for (const text of takenValues(node, around.names.counters, this.source))
      this.before(first, text, around);
  }

  /** What is done in the other case, although nothing should be. */
  private withoutElse({ elseStatement }: ts.IfStatement, around: Around): void {
    if (!elseStatement || ts.isIfStatement(elseStatement)) return;
    const id = this.add(elseStatement, "too much", 2, around);
    if (id !== undefined)
      this.begin(elseStatement.getStart(this.source), `if (!deckwork$on(${id})) `);
  }

  /** What is asked after `else`, although both may be true. */
  private askBoth({ thenStatement, elseStatement }: ts.IfStatement, around: Around): void {
    if (!elseStatement || !ts.isIfStatement(elseStatement)) return;
    const id = this.add(elseStatement, "condition", 2, around);
    const at = ts.isBlock(thenStatement) ? thenStatement.end - 1 : thenStatement.end;
    if (id !== undefined) this.end(at, this.only(id, elseStatement));
  }

  /** What is asked again after each round. */
  private repeat(node: ts.IfStatement, around: Around): void {
    const id = this.add(node, "repeat", 2, around);
    if (id === undefined) return;
    this.leaveOut(node, id);
    const [condition, work] = [node.expression, node.thenStatement].map((one) => this.textOf(one));
    const number = this.found.loops.length;
    this.found.loops.push({ file: this.module.path, line: firstLine(this.source, node) });
    const loop = `deckwork$begin(${number});while (${condition}) {deckwork$loop(${number});${work}}`;
    this.begin(node.getStart(this.source), `if (deckwork$on(${id})) {${loop}}`);
  }

  /** Two places whose values are exchanged, with a variable that keeps the first. */
  private swap(node: ts.Statement, next: ts.Statement, around: Around): void {
    const [one, other] = [node, next].map((its) => assignmentIn(its, this.source));
    if (!one || !other) return;
    const isSwap = one.to === other.from && one.from === other.to;
    const id = this.add(next, isSwap ? "overwritten" : "order", isSwap ? 1 : 2, around);
    if (id === undefined) return;
    this.leaveOut(node, id);
    this.leaveOut(next, id);
    const text = isSwap
      ? `const deckwork$kept = ${one.to}; ${one.to} = ${one.from}; ${one.from} = deckwork$kept;`
      : `${one.to} = ${other.from}; ${other.to} = ${one.from};`;
    this.begin(node.getStart(this.source), `if (deckwork$on(${id})) {${text}}`);
  }

  /** Two branches or cases, each with the result of the other. */
  private exchangeResults(node: ts.Node, next: ts.Node | undefined, around: Around): void {
    const [one, other] = [node, next].map((its) => its && resultOf(its));
    if (!one || !other) return;
    const id = this.add(other, "order", 1, around);
    if (id === undefined) return;
    for (const [own, its] of [
      [one, other],
      [other, one],
    ] as const) {
      this.begin(own.getStart(this.source), `(deckwork$on(${id}) ? (${this.textOf(its)}) : `);
      this.end(own.end, ")");
    }
  }

  /** A variable that is not returned. */
  private giveVariable({ statements, end }: ts.Block, around: Around): void {
    const last = statements.at(-1);
    if (!last || isLeaving(last)) return;
    for (const name of declaredIn(statements).slice(-MOST_COUNTERS)) {
      const id = this.add(last, "return", 1, around, end - 1);
      if (id !== undefined) this.end(end - 1, `;if (deckwork$on(${id})) return ${name};`);
    }
  }

  /** A way out of a loop or function at the end of a branch. */
  private leave(node: ts.IfStatement, block: ts.Block, around: Around): void {
    const last = block.statements.at(-1);
    if (!last || isLeaving(last)) return;
    const words = around.inLoop ? ["break", "continue"] : around.inFunction ? ["return"] : [];
    for (const word of words) {
      const id = this.add(node, "missing", 2, around);
      if (id !== undefined) this.end(block.end - 1, `;if (deckwork$on(${id})) ${word};`);
    }
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
    const start = node.getStart(source);
    let ends = 0;
    if (role === "value")
      for (const { text, kind, rank, at } of alternativesOf(node, {
        source,
        names: around.names,
        ...flags,
      })) {
        const id = this.add(at ?? node, kind, rank, around);
        if (id === undefined) break;
        this.begin(start, `(deckwork$on(${id}) ? (${text}) : `);
        ends++;
      }
    this.parts(node, role, around);
    if (ends > 0) this.end(node.end, ")".repeat(ends));
  }

  private parts(node: ts.Expression, role: Role, around: Around): void {
    const value = (one: ts.Expression | undefined, flags?: Flags) =>
      one && this.expression(one, "value", around, flags);
    const place = (one: ts.Expression) => this.expression(one, "place", around);
    if (ts.isBinaryExpression(node)) {
      const stores = isAssignment(node);
      if (stores) place(node.left);
      else value(node.left);
      value(node.right, {
        ...(stores ? { keeps: true } : {}),
        ...(isEquality(node) && isConstantName(node.right) ? { counts: true } : {}),
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
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      place(node.expression);
      for (const one of node.arguments ?? [])
        value(one, { keeps: true, ...(mayCount(one) ? { counts: true } : {}) });
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      // The parts of a chain with a question mark belong together.
      const goesOn = node.flags & ts.NodeFlags.OptionalChain && !node.questionDotToken;
      if (goesOn) place(node.expression);
      else value(node.expression);
      if (ts.isElementAccessExpression(node)) value(node.argumentExpression, { counts: true });
    } else if (ts.isConditionalExpression(node)) {
      value(node.condition);
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
    } else if (ts.isSpreadElement(node) || ts.isAwaitExpression(node)) value(node.expression);
    else if (ts.isTemplateExpression(node))
      for (const one of node.templateSpans) value(one.expression);
    else if (ts.isClassExpression(node)) this.forEach(node, around);
  }

  private textOf(node: ts.Node): string {
    return node.getText(this.source);
  }
}

type Flags = Pick<Context, "decides" | "counts" | "divides" | "begins" | "keeps" | "property">;

function calls(node: ts.Statement | undefined): boolean {
  return node !== undefined && ts.isExpressionStatement(node) && isCall(node.expression);
}

function countersOf({ names }: Around): readonly (readonly [string, string])[] {
  return [...names.counters].slice(0, MOST_COUNTERS);
}

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

function isConstantName(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && /^[A-Z][A-Z_\d]+$/.test(node.text);
}

function isSize(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && /^(?:length|size)$/.test(node.name.text);
}

/** Whether it may be a number. */
function mayCount(node: ts.Expression): boolean {
  return isSize(node) || ts.isIdentifier(node) || ts.isBinaryExpression(node);
}
