/**
 * Users with nothing but one box: the kernel counts processes by their user, and lets a user end the own ones. At the end of
 * a box, everything that its user still runs is ended, so no other box may have the same user, not even one of another
 * grader.
 *
 * @module
 */
import { lstatSync, mkdirSync, readlinkSync, rmdirSync, symlinkSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { isRunning, killAllOf, processesOfUsers } from "./kill.ts";

export interface OwnUser {
  readonly uid: number;
  readonly gid: number;
  /** Gives it back, once nothing of it runs. */
  release(): void;
}

/** Numbers of users that no system gives to anybody (systemd's UIDS-GIDS.md). */
const USERS = { first: 60_600, count: 500 };

/** Where graders say which users they have: a link for each, to the number of the grader's process. Only root can write there. */
const PLACE = "/tmp/deckwork-users";

let last = process.pid;

/**
 * @param place - where graders say which users they have
 * @throws WorkbookError if all are taken
 */
export function takeUser(place: string = PLACE): OwnUser {
  const isOurs = makePlace(place);
  for (let tried = 0; tried < USERS.count; tried++) {
    const id = USERS.first + (++last % USERS.count);
    const link = join(place, String(id));
    if (!isOurs) return { uid: id, gid: id, release: () => {} };
    if (take(id, link)) return { uid: id, gid: id, release: () => giveBack(link) };
  }
  throw new WorkbookError(
    `All ${USERS.count} users for programs without a box are taken, as the links in ${place} say. Wait until other graders have ended.`,
  );
}

/** Processes of such users, also those that another grader has started. */
export function processesOfBoxes(): number[] {
  return processesOfUsers(USERS.first, USERS.first + USERS.count);
}

/** @returns whether nobody else can write there */
function makePlace(place: string): boolean {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(place);
  return uid === process.getuid?.() && (mode & 0o77) === 0;
}

function take(id: number, link: string): boolean {
  for (;;) {
    try {
      symlinkSync(String(process.pid), link);
      return true;
    } catch (error) {
      const code = codeOf(error);
      // The last user has just been given back.
      if (code === "ENOENT") makePlace(dirname(link));
      else if (code !== "EEXIST") throw error;
    }
    if (!isAbandoned(id, link)) return false;
  }
}

function giveBack(link: string): void {
  try {
    // A grader that cannot see this process, as in another container, may have taken it for one that has ended.
    if (readlinkSync(link) === String(process.pid)) unlinkSync(link);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  try {
    rmdirSync(dirname(link));
  } catch {
    // Other users are taken.
  }
}

/** Whether it was taken by a grader that has ended; then it is free. */
function isAbandoned(id: number, link: string): boolean {
  try {
    if (isRunning(Number(readlinkSync(link)))) return false;
    killAllOf(id);
    unlinkSync(link);
  } catch (error) {
    // Somebody has just given it back.
    if (codeOf(error) !== "ENOENT") throw error;
  }
  return true;
}
