/**
 * The results folder as a ledger: a file for each submission, written whole as soon as it is known. A run that is killed
 * loses what was under way and nothing else; the next one goes on from there.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { holds, isDraft, writeDurably } from "../workbook/write-whole.ts";
import { lockFolder } from "./lock.ts";
import { RECORD_VERSION, type SubmissionRecord } from "./record.ts";
import type { Shard } from "./shard.ts";

const LEDGER_VERSION = 1;

/** What all submissions in a ledger share. */
export interface LedgerHead {
  readonly version: typeof LEDGER_VERSION;
  /** The workbook that was graded with: its name and version. */
  readonly workbook: string;
  /** What confined the programs. */
  readonly protection: string;
  /** The names of the folders or files that held the submissions. */
  readonly courses: readonly string[];
  /** The names of the tracks that are graded. */
  readonly tracks: readonly string[];
  /** How many fresh games each stage had, and a few bits by which another secret is noticed; it is kept nowhere. */
  readonly fresh?: { readonly games: number; readonly check: string };
  /** Said of the whole course. */
  readonly notes: readonly string[];
  /** The names of all submissions of the course, graded or not, in their order. */
  readonly names: readonly string[];
}

export interface Ledger {
  readonly folder: string;
  /** Absent in a new one. */
  readonly head: LedgerHead | undefined;
  /** Names of the submissions that there are records of, in order. @throws WorkbookError when one cannot be read */
  names(): readonly string[];
  has(name: string): boolean;
  /** The record of a submission, if there is one that can be read. @throws WorkbookError when it cannot */
  read(name: string): SubmissionRecord | undefined;
  write(record: SubmissionRecord): void;
  remove(name: string): void;
  writeHead(head: Omit<LedgerHead, "version">): void;
  close(): void;
}

/**
 * Opens a results folder, and keeps others out of it; of a shard, the others of that shard alone.
 *
 * @throws WorkbookError when it cannot be written, when it is in use, or when it is something else
 */
export function openLedger(folder: string, shard?: Shard): Ledger {
  const records = join(folder, "records");
  attempt(folder, () => makeFolder(records));
  const unlock = lockFolder(folder, shard);
  try {
    // Drafts of a run that was killed. Other shards may be writing theirs.
    if (!shard) removeDrafts([folder, records, join(folder, "feedback")]);
    return Object.assign(readLedger(folder), { close: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

function removeDrafts(folders: readonly string[]): void {
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const name of readdirSync(folder))
      if (isDraft(name)) rmSync(join(folder, name), { force: true });
}

/** A results folder as it is, for whoever does not grade. @throws WorkbookError when its files cannot be read */
export function readLedger(folder: string): Ledger {
  const records = join(folder, "records");
  const place = (name: string) => join(records, `${fileName(name)}.json`);
  const hasRecord = (name: string) => existsSync(place(name));
  let head = readHead(folder);
  return {
    folder,
    get head() {
      return head;
    },
    names: () => {
      const known = (head?.names ?? []).filter(hasRecord);
      const files = new Set(known.map((name) => `${fileName(name)}.json`));
      // Records are never passed over, whoever has put them there.
      const others = recordsIn(records).filter((file) => !files.has(file));
      return [...known, ...others.map((file) => readRecord(join(records, file)).name)].sort(byName);
    },
    has: hasRecord,
    read: (name) => (hasRecord(name) ? readRecord(place(name)) : undefined),
    write: (record) => {
      const text = `${JSON.stringify(record)}\n`;
      // To be sure that it is on the disk takes a while, and most records of a second run are as they were.
      if (!holds(place(record.name), text))
        attempt(folder, () => writeDurably(place(record.name), text));
    },
    remove: (name) => attempt(folder, () => rmSync(place(name), { force: true })),
    writeHead: (rest) => {
      head = { version: LEDGER_VERSION, ...rest };
      const text = `${JSON.stringify(head, null, 2)}\n`;
      attempt(folder, () => writeDurably(join(folder, "ledger.json"), text));
    },
    close: () => {},
  };
}

/** A name that every system takes, and nobody else's: as much of the student's as is harmless, and a hash of all of it. */
function fileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .slice(0, 40);
  return `${plain}-${createHash("sha256").update(JSON.stringify(name)).digest("hex").slice(0, 12)}`;
}

function recordsIn(records: string): string[] {
  if (!existsSync(records)) return [];
  return readdirSync(records).filter((file) => file.endsWith(".json") && !file.startsWith("."));
}

/** In the order in which submissions are graded. */
export function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function readRecord(file: string): SubmissionRecord {
  const record = readData(file) as Partial<SubmissionRecord> | undefined;
  if (record?.version === RECORD_VERSION && typeof record.name === "string")
    return record as SubmissionRecord;
  throw new WorkbookError(
    `${file}: this is not the record of a submission; remove it, and grade that submission again.`,
  );
}

function readHead(folder: string): LedgerHead | undefined {
  const file = join(folder, "ledger.json");
  if (!existsSync(file)) return undefined;
  const head = readData(file) as Partial<LedgerHead> | undefined;
  if (head?.version === LEDGER_VERSION && Array.isArray(head.names)) return head as LedgerHead;
  throw new WorkbookError(
    `${file}: it does not say what was graded into this folder; remove it, and grade the course into the folder again: what is known is kept.`,
  );
}

function readData(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new WorkbookError(`${file}: cannot be read (${codeOf(error)}); check its permissions.`);
  }
}

/** Node's own recursive way never comes back from a file system that takes no folders, as `/proc`. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { recursive: true });
}

/** @throws WorkbookError where the results folder cannot be written */
export function attempt<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(
      `${folder}: results cannot be written there (${codeOf(error)}); make room or name another folder with --out. What was written before is whole.`,
    );
  }
}
