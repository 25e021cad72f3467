/**
 * Keeps a second run out of a results folder. The lock is a file that names the process that holds it, and it is valid
 * while that process runs.
 *
 * @module
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { atEnd } from "../sandbox/ending.ts";
import { inertTerminal } from "../text/inert.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import type { Shard } from "./shard.ts";

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When it began, in ISO 8601. */
  readonly since: string;
}

const LOCK = /^lock(?:-(\d+)-of-(\d+))?$/;

/**
 * Locks a results folder: all of it, or for a shard only the part that no other shard writes.
 *
 * @returns a function that unlocks it
 * @throws WorkbookError when a different process holds it
 */
export function lockFolder(folder: string, shard?: Shard): () => void {
  const own = shard ? `lock-${shard.number}-of-${shard.of}` : "lock";
  const place = join(folder, own);
  take(folder, own);
  const unlock = () => rmSync(place, { force: true });
  const forget = atEnd(unlock);
  const release = () => {
    forget();
    unlock();
  };
  const others = readdirSync(folder).filter((name) => name !== own && LOCK.test(name));
  for (const name of others) {
    const holder = readHolder(join(folder, name));
    const [, , of] = LOCK.exec(name)!;
    // Shards of the same course, with the same number of parts, write different records.
    if (shard && of === String(shard.of)) continue;
    if (!holder || isGone(holder)) continue;
    release();
    throw inUse(folder, name, holder);
  }
  return release;
}

function take(folder: string, name: string): void {
  const place = join(folder, name);
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  for (;;) {
    try {
      writeFileSync(place, `${JSON.stringify(holder)}\n`, { flag: "wx" });
      return;
    } catch (error) {
      if (codeOf(error) !== "EEXIST")
        throw new WorkbookError(
          `${folder}: results cannot be written there (${codeOf(error)}); name a different folder with --out.`,
        );
    }
    const known = readHolder(place);
    if (known && !isGone(known)) throw inUse(folder, name, known);
    // A killed run left it. A different run may be taking it over, too, so never remove a new lock instead of an old
    // one.
    const old = join(folder, `.${name}-of-${process.pid}`);
    try {
      renameSync(place, old);
    } catch {
      continue;
    }
    const moved = readHolder(old);
    if (isDeepStrictEqual(moved, known)) rmSync(old, { force: true });
    else renameSync(old, place);
  }
}

/** A lock that is being written, or was half written by a killed run, names no process. */
function readHolder(place: string): Holder | undefined {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(place, "utf8")) as Partial<Holder>;
    return typeof pid === "number" && typeof host === "string" && typeof since === "string"
      ? { pid, host, since }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Only for a process on this machine can we see that it has ended. */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

function inUse(folder: string, name: string, { pid, host, since }: Holder): WorkbookError {
  const [, number, of] = LOCK.exec(name)!;
  const what = number === undefined ? "" : ` shard ${number} of ${of} of`;
  return new WorkbookError(
    `${folder}: another run is writing${what} these results (process ${pid} on ${inertTerminal(host)}, since ${inertTerminal(since)}); wait for it, stop it, or name a different folder with --out. If that process has ended, remove ${join(folder, name)}.`,
  );
}
