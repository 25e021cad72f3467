/**
 * Finds programs that are more alike than chance explains: by winnowed fingerprints of their tokens, stage by stage. It is
 * a reason to look at two programs, and never a verdict.
 *
 * What the starter gives does not count, nor what a student has taken over from their own earlier stages: it was compared
 * there. The solution takes part like a student: two programs that are both like it need not be copies of each other.
 *
 * @module
 */

import { File, FingerprintIndex, type Pair, Region, TokenizedFile } from "@dodona/dolos-core";
import { stageOf } from "../workbook/places.ts";
import { tokensOf } from "./tokens.ts";

export type Files = Readonly<Record<string, string>>;

/** A student's files of all stages, by `<track>/<stage>/<file>`. */
export interface Work {
  readonly name: string;
  readonly files: Files;
}

/** Lines of a file, both from 1 and inclusive. */
export interface Lines {
  /** In the stage. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Two programs of a stage that are alike. */
export interface Alike {
  readonly stage: string;
  /** In the order of names; the second is absent if the first is like the solution. */
  readonly names: readonly [string, string?];
  /** How much of both is in the other one, from 0 to 1. */
  readonly share: number;
  /** What they share, the longest first; empty if very many pairs of the stage are alike. */
  readonly parts: readonly (readonly [Lines, Lines])[];
}

/**
 * So many tokens in a row are compared, and of so many such rows one is kept. Of programs that were written independently,
 * by these numbers, no two of a stage share more than 0.13 in the corpus of five tracks (`graders/corpus/programs`), and no
 * two more than 0.42 in a class of 37 on two short stages (`graders/corpus/class`). With the solution, they share up to 0.29
 * and 0.52.
 */
const TOKENS = 20;
const WINDOW = 8;
/** Renaming and reordering leave nearly everything the same. */
const SUSPICIOUS = 0.5;
/** Fingerprints that come twice count twice in the end. */
const MARGIN = 0.1;
/** Fewer fingerprints can be the same by chance. */
const LEAST_FINGERPRINTS = 12;
/** What so many write is nobody's own. */
const COMMON = { share: 0.5, least: 10 } as const;
/** Shorter parts say little to a reader. */
const LEAST_LINES = 3;
const MOST_PARTS = 5;
/** Of so many pairs of a stage, it is found what they share. */
const MOST_SHOWN = 50;

/** The text of a stage's files, one after the other. */
interface Unit {
  readonly name: string;
  readonly tokenized: TokenizedFile;
  readonly files: readonly (readonly [name: string, lines: readonly string[]])[];
}

/**
 * Compares all programs of each stage.
 *
 * @param given - the starters and the solutions, by the same paths
 * @returns the most alike first
 */
export function findAlike(
  works: readonly Work[],
  given: { readonly starters: Files; readonly solutions: Files },
): Alike[] {
  const stages = new Set(works.flatMap(({ files }) => Object.keys(files).map(stageOf)));
  const all = [...works, { name: "", files: given.solutions }].map(openUnits);
  const found = [...stages].sort().flatMap((stage) => alikeIn(stage, all, given.starters));
  return found.sort((one, other) => other.share - one.share);
}

/** @param all - the students, and the solution at the end */
function alikeIn(stage: string, all: readonly Units[], starters: Files): Alike[] {
  const most = Math.max(COMMON.least, Math.ceil((all.length - 1) * COMMON.share));
  const index = new FingerprintIndex(TOKENS, WINDOW, false, most);
  index.addIgnoredFile(openUnits({ name: "", files: starters })(stage).tokenized);
  const units = all.map((unitOf) => unitOf(stage));
  const solution = units.at(-1)!;
  index.addFiles(units.map(({ tokenized }) => tokenized));
  const found = candidates(index, units)
    .map(([one, other]) => ({ one, other, pair: index.getPair(one.tokenized, other.tokenized) }))
    .filter(({ pair }) => pair.similarity >= SUSPICIOUS)
    .sort((left, right) => right.pair.similarity - left.pair.similarity);
  const alike = found.map(
    ({ one, other, pair }, at): Alike => ({
      stage,
      names: other === solution ? [one.name] : [one.name, other.name],
      share: pair.similarity,
      parts: at < MOST_SHOWN ? partsOf(pair, one, other) : [],
    }),
  );
  const explained = new Set(alike.flatMap(({ names }) => (names.length === 1 ? names : [])));
  return alike.filter(
    ({ names }) => names.length === 1 || !names.every((one) => explained.has(one)),
  );
}

/** Pairs that share so many fingerprints that they may be alike. Nothing is computed for the many others. */
function candidates(index: FingerprintIndex, units: readonly Unit[]): (readonly [Unit, Unit])[] {
  const places = new Map(units.map(({ tokenized }, at) => [tokenized, at]));
  const sizes = units.map(() => 0);
  for (const { file, shared } of index.entries()) sizes[places.get(file)!] = shared.size;
  const counts = new Map<number, number>();
  for (const fingerprint of index.sharedFingerprints()) {
    if (fingerprint.ignored) continue;
    const having = [...fingerprint.files()].map((file) => places.get(file)!).sort((a, b) => a - b);
    for (const [at, one] of having.entries())
      for (const other of having.slice(at + 1)) {
        const pair = one * units.length + other;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
  }
  return [...counts].flatMap(([pair, both]) => {
    const [one, other] = [Math.floor(pair / units.length), pair % units.length];
    const [left, right] = [sizes[one]!, sizes[other]!];
    if (Math.min(left, right) < LEAST_FINGERPRINTS) return [];
    return (2 * both) / (left + right) < SUSPICIOUS - MARGIN
      ? []
      : [[units[one]!, units[other]!] as const];
  });
}

/** What two programs share, the longest first. */
function partsOf(pair: Pair, one: Unit, other: Unit): Alike["parts"] {
  return pair
    .buildFragments()
    .map(
      ({ leftSelection, rightSelection }) =>
        [linesAt(one, leftSelection), linesAt(other, rightSelection)] as const,
    )
    .filter(([{ from, to }]) => to - from + 1 >= LEAST_LINES)
    .sort(([left], [right]) => right.to - right.from - (left.to - left.from))
    .slice(0, MOST_PARTS);
}

/** A student's stages, asked for in their order. */
type Units = (stage: string) => Unit;

function openUnits({ name, files: all }: Work): Units {
  /** By track: the rows of tokens in the stages so far. */
  const before = new Map<string, Set<string>>();
  return (stage) => {
    const track = stage.split("/")[0]!;
    const known = before.get(track) ?? new Set();
    before.set(track, known);
    const own = Object.entries(all)
      .filter(([path]) => stageOf(path) === stage)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const kinds: string[] = [];
    const places: Region[] = [];
    const files: (readonly [string, readonly string[]])[] = [];
    const rows: string[] = [];
    let line = 0;
    for (const [path, text] of own) {
      const read = tokensOf(path, text);
      const taken = new Set<number>();
      for (let at = 0; at + TOKENS <= read.kinds.length; at++) {
        const row = read.kinds.slice(at, at + TOKENS).join(" ");
        rows.push(row);
        if (known.has(row)) for (let one = at; one < at + TOKENS; one++) taken.add(one);
      }
      for (const [at, kind] of read.kinds.entries()) {
        if (taken.has(at)) continue;
        kinds.push(kind);
        places.push(new Region(line + read.lines[at]!, at, line + read.lines[at]!, at + 1));
      }
      const lines = text.split("\n");
      files.push([path.slice(stage.length + 1), lines]);
      line += lines.length;
    }
    for (const row of rows) known.add(row);
    return { name, tokenized: new TokenizedFile(new File(name, ""), kinds, places), files };
  };
}

/** The lines of a region, as far as they are in its first file. */
function linesAt({ files }: Unit, { startRow, endRow }: Region): Lines {
  let first = 0;
  for (const [file, lines] of files) {
    if (startRow < first + lines.length) {
      const from = startRow - first;
      const to = Math.min(endRow - first, lines.length - 1);
      return { file, from: from + 1, to: to + 1, text: lines.slice(from, to + 1).join("\n") };
    }
    first += lines.length;
  }
  return { file: "", from: 0, to: 0, text: "" };
}
