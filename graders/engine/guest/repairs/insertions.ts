/**
 * Collects what is written into one file of a program, and the changes behind it.
 *
 * @module
 */
import type * as ts from "typescript";
import { firstLine } from "../facts/nodes.ts";
import type { Module } from "../switches/modules.ts";
import { SWITCH } from "../switches/names.ts";
import type { Around } from "./around.ts";
import { COPY } from "./repair-switches.ts";
import { type Loop, type Repair, withoutWeighing } from "./repairs.ts";
import { isLeaving } from "./statements.ts";

/** More would take longer than anybody waits. */
const MOST_REPAIRS = 5000;

/** At the end of a file with changes. */
const SWITCHES = `\nimport { deckwork$on, deckwork$any, deckwork$copy, deckwork$begin, deckwork$loop } from ${JSON.stringify(SWITCH)};\n`;

/** The same file with one of its changes made, and nothing else different: its loops are not counted. */
export function withChange(written: string, id: number): string {
  const made = `
function deckwork$on(one) { return one === ${id}; }
function deckwork$any(first, last) { return first <= ${id} && ${id} <= last; }
function deckwork$copy(one) { return (${COPY})(one); }
function deckwork$begin() {}
function deckwork$loop() {}
`;
  const end = written.length - SWITCHES.length;
  return written.endsWith(SWITCHES) ? withoutWeighing(written.slice(0, end)) + made : written;
}

/** Of all files of a program. */
export interface Found {
  readonly repairs: Repair[];
  readonly loops: Loop[];
}

interface Insertion {
  readonly at: number;
  readonly place: keyof typeof PLACES;
  readonly text: string;
}

/** What ends at a place comes in front of what begins there. */
const PLACES = { ends: 0, around: 1, begins: 2 };

export class Insertions {
  private readonly insertions: Insertion[] = [];
  /** The changes with which a statement is missing, or somewhere else. */
  private readonly elsewhere = new Map<ts.Statement, readonly number[]>();
  readonly source: ts.SourceFile;

  constructor(
    private readonly module: Module,
    private readonly found: Found,
  ) {
    this.source = module.source;
  }

  /** The file with all that was inserted. */
  text(): string {
    const { text } = this.source;
    if (this.insertions.length === 0) return text;
    const sorted = [...this.insertions.entries()].sort(
      ([at, a], [other, b]) => a.at - b.at || PLACES[a.place] - PLACES[b.place] || at - other,
    );
    const parts: string[] = [];
    let from = 0;
    for (const [, one] of sorted) {
      parts.push(text.slice(from, one.at), one.text);
      from = one.at;
    }
    parts.push(text.slice(from));
    return `${parts.join("")}${SWITCHES}`;
  }

  /** A change of what is at a place. @returns its number, unless there are too many */
  add(
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

  /** @returns its number */
  addLoop(node: ts.Node): number {
    const { path } = this.module;
    this.found.loops.push({ file: path, line: firstLine(this.source, node) });
    return this.found.loops.length - 1;
  }

  begin(at: number, text: string): void {
    this.insertions.push({ at, place: "begins", text });
  }

  end(at: number, text: string): void {
    this.insertions.push({ at, place: "ends", text });
  }

  /** Around all that has been inserted so far in an expression. */
  around(node: ts.Expression, begin: string, end: string): void {
    this.insertions.push({ at: node.getStart(this.source), place: "around", text: begin });
    this.end(node.end, end);
  }

  /** A statement that may be missing in front of another. */
  before(
    node: ts.Statement,
    text: string,
    around: Around,
    kind: "missing" | "declared" | "name" | "reset" = "missing",
    rank = 2,
  ): void {
    const id = this.add(node, kind, rank, around);
    if (id !== undefined)
      this.begin(node.getStart(this.source), `if (deckwork$on(${id})) ${text};`);
  }

  /** A statement that may be missing at the end of a block. */
  atEnd(
    { statements, end }: ts.Block,
    text: string,
    around: Around,
    rank = 2,
    kind: "missing" | "reset" = "missing",
  ): void {
    const last = statements.at(-1);
    if (!last || isLeaving(last)) return;
    const id = this.add(last, kind, rank, around, last.end - 1);
    if (id !== undefined) this.end(end - 1, `;if (deckwork$on(${id})) ${text};`);
  }

  /** With this change, the statement is not where it is. */
  leaveOut(node: ts.Statement, id: number): void {
    this.elsewhere.set(node, [...(this.elsewhere.get(node) ?? []), id]);
  }

  /** The changes with which it is not. */
  leftOut(node: ts.Statement): readonly number[] {
    return this.elsewhere.get(node) ?? [];
  }

  /** A statement that is there only with a change. */
  only(id: number, node: ts.Statement): string {
    return `;if (deckwork$on(${id})) {${this.textOf(node)}}`;
  }

  textOf(node: ts.Node): string {
    return node.getText(this.source);
  }
}
