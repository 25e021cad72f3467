/**
 * The results folder as a ledger: one file per submission, written as soon as its result is known. A killed run loses
 * only the submissions in progress, and the next run continues from there.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { inertJson } from "../text/inert.ts";
import { codeOf, isOfSystem, WorkbookError } from "../text/workbook-error.ts";
import { holds, isDraft, syncFolder, writeDurably } from "../workbook/write-whole.ts";
import { lockFolder } from "./lock.ts";
import { RECORD_VERSION, type SubmissionRecord } from "./record.ts";
import type { Shard } from "./shard.ts";

const LEDGER_VERSION = 1;

/** What all submissions in a ledger share. */
export interface LedgerHead {
  readonly version: typeof LEDGER_VERSION;
  /** The workbook used for grading: its name and version. */
  readonly workbook: string;
  /** What confined the programs. */
  readonly protection: string;
  /** The names of the folders or files with the submissions. */
  readonly courses: readonly string[];
  /** The names of the tracks that are graded. */
  readonly tracks: readonly string[];
  /**
   * How many fresh games each stage had, and a few bits that reveal a different secret; the secret itself is never
   * kept.
   */
  readonly fresh?: { readonly games: number; readonly check: string };
  /** Notes on the whole course. */
  readonly notes: readonly string[];
  /** The names of all submissions of the course, graded or not, in order. */
  readonly names: readonly string[];
}

export interface Ledger {
  readonly folder: string;
  /** Absent in a new ledger. */
  readonly head: LedgerHead | undefined;
  /** Names of the submissions with records, in order. @throws WorkbookError when one cannot be read */
  names(): readonly string[];
  has(name: string): boolean;
  /** The record of a submission, if there is one. @throws WorkbookError when it cannot be read */
  read(name: string): SubmissionRecord | undefined;
  write(record: SubmissionRecord): void;
  remove(name: string): void;
  writeHead(head: Omit<LedgerHead, "version">): void;
  close(): void;
}

/**
 * Opens a results folder and locks it; for a shard, only against other runs of the same shard.
 *
 * @throws WorkbookError when it cannot be written, is in use, or is not a results folder
 */
export function openLedger(folder: string, shard?: Shard): Ledger {
  const records = join(folder, "records");
  attempt(folder, () => makeFolder(records));
  const unlock = lockFolder(folder, shard);
  try {
    // Drafts of a run that was killed. Other shards may be writing theirs.
    if (!shard) removeDrafts([folder, records, join(folder, "feedback")]);
    const close = () => {
      try {
        syncFolder(records);
      } catch {
        // Somebody has removed the folder, or its disk cannot do that; what could be written has been.
      }
      unlock();
    };
    return Object.assign(readLedger(folder), { close });
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

/** A results folder as it is, for commands that do not grade. @throws WorkbookError when its files cannot be read */
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
      // Records are never skipped, whatever wrote them there.
      const others = recordsIn(records).filter((file) => !files.has(file));
      return [...known, ...others.map((file) => readRecord(join(records, file)).name)].sort(byName);
    },
    has: hasRecord,
    read: (name) => (hasRecord(name) ? readRecord(place(name)) : undefined),
    write: (record) => {
      const text = `${inertJson(JSON.stringify(record))}\n`;
      // Making sure that it is on the disk is slow, and most records of a second run are unchanged.
      if (!holds(place(record.name), text))
        attempt(folder, () => writeDurably(place(record.name), text));
    },
    remove: (name) => attempt(folder, () => rmSync(place(name), { force: true })),
    writeHead: (rest) => {
      head = { version: LEDGER_VERSION, ...rest };
      const text = `${inertJson(JSON.stringify(head, null, 2))}\n`;
      attempt(folder, () => {
        writeDurably(join(folder, "ledger.json"), text);
        syncFolder(folder);
      });
    },
    close: () => {},
  };
}

/** A unique name that every system accepts: the harmless part of the student's name, and a hash of the whole name. */
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
    `${file}: it does not say which course is in this folder; remove it, and grade the course into the folder again: existing results are kept.`,
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

/** Node's own recursive version never returns on a file system that does not allow folders, such as `/proc`. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { recursive: true });
}

/** @throws WorkbookError when the results folder cannot be written */
export function attempt<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    // A fault of ours is nothing that another folder would cure.
    if (error instanceof WorkbookError || !isOfSystem(error)) throw error;
    throw new WorkbookError(
      `${folder}: results cannot be written there (${codeOf(error)}); free some space, or name a different folder with --out. The results written so far are intact.`,
    );
  }
}
