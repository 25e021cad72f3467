/**
 * Starts a program that may be hostile, confined, limited and watched from outside.
 *
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { EVERY_BOX } from "../limits/limits.ts";
import { type BoxSpec, type Confined, confine } from "./confine.ts";
import { atEnd } from "./ending.ts";
import { inherited } from "./inherited.ts";
import { killAllOf, killIfThere } from "./kill.ts";
import { bytesOfFiles } from "./memory-files.ts";
import type { MemoryGroup } from "./memory-groups.ts";
import { type OwnUser, takeUser } from "./own-users.ts";
import { BWRAP } from "./protection.ts";
import type { Session } from "./session.ts";
import { childrenOf, type Usage, usageOf } from "./usage.ts";
import { type BoxLimits, type Limit, type TimeLimits, watchLimits } from "./watch-limits.ts";

export type BoxEnd =
  | { readonly how: "exit"; readonly status: number }
  | {
      readonly how: "signal";
      readonly signal: string;
      /** The exit status that may be meant instead: bubblewrap reports both alike. */
      readonly status?: number;
    }
  | { readonly how: "limit"; readonly limit: Limit }
  | { readonly how: "stopped" }
  | { readonly how: "did not start"; readonly why: string };

export interface Box {
  readonly stdin: Writable | null;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** The program's own channel to the grader: descriptor 3. */
  readonly report: Readable;
  /** Resolves when the program has ended and its streams are drained. */
  readonly ended: Promise<BoxEnd>;
  /**
   * A sign of life: the limits on time start again, from now on perhaps with others, and the watch goes on until
   * {@link Box.rest}.
   */
  work(times?: TimeLimits): void;
  /** Nothing is running: time does not count. */
  rest(): void;
  stop(): void;
}

/** Starts the box. It never throws for something that the program does; a refusal by the machine is `did not start`. */
export function openBox(session: Session, spec: BoxSpec): Box {
  const confined = confine(session, spec);
  const boxed = confined.options !== undefined;
  const own = session.user && !boxed ? takeUser() : undefined;
  const { uid, gid } = own ?? session.user ?? {};
  const given = open(session, confined);
  const child = spawn(confined.program, confined.argv.slice(1), {
    argv0: confined.argv[0]!,
    stdio: [
      spec.stdin ?? "pipe",
      "pipe",
      "pipe",
      "pipe",
      boxed ? "pipe" : "ignore",
      ...given.stdio,
    ],
    env: confined.env,
    cwd: session.folder,
    // It has its own process group: Ctrl-C on the terminal is meant for the command, or for the program to which it
    // lent the terminal.
    detached: process.platform !== "win32",
    windowsHide: true,
    ...(uid === undefined ? {} : { uid, gid }),
  });
  given.close();
  const group = spec.grouped
    ? session.groups.open(spec.limits.memoryBytes + EVERY_BOX.spareBytes)
    : undefined;
  const started = boxed ? insideBubblewrap(child, group) : onItsOwn(child, own, group);
  return attend(child, started, spec.limits, group);
}

let serial = 0;

/** Opens what bwrap reads at its descriptors, and covers descriptors that the grader was started with. */
function open(
  { memory, filter }: Session,
  { options }: Confined,
): { readonly stdio: (number | "ignore")[]; close(): void } {
  const opened: number[] = [];
  const given = (path: string, flags: string): number => {
    const file = openSync(path, flags);
    opened.push(file);
    return file;
  };
  const stdio: (number | "ignore")[] = [];
  if (options) {
    const path = join(memory, `options-${process.pid}-${serial++}`);
    const file = given(path, "wx+");
    rmSync(path);
    // At this position, so that bwrap reads it from the beginning.
    writeSync(file, options.map((word) => `${word}\0`).join(""), 0);
    stdio[BWRAP.options - STREAMS] = file;
    if (filter !== undefined) stdio[BWRAP.filter - STREAMS] = given(filter, "r");
  }
  for (const descriptor of inherited())
    if (descriptor >= STREAMS) stdio[descriptor - STREAMS] ??= given("/dev/null", "r");
  return {
    stdio: Array.from(stdio, (one) => one ?? "ignore"),
    close: () => opened.forEach(closeSync),
  };
}

/** The first descriptors are streams: input, output, errors, the report, and bwrap's status. */
const STREAMS = 5;

/** The started process: bwrap with the program inside it, or the program itself. */
interface Started {
  /** What the program uses; `undefined` until that is known. */
  usage(): Usage | undefined;
  kill(): void;
  /** The same when nobody can wait any more for a box that is still being set up. */
  killAtOnce(): void;
  /** How the program ended, if the started process ended by itself. */
  endOf(status: number): BoxEnd;
}

function attend(
  child: ChildProcess,
  started: Started,
  limits: BoxLimits,
  group: MemoryGroup | undefined,
): Box {
  let broken: BoxEnd | undefined;
  const end = (how: BoxEnd): void => {
    broken ??= how;
    started.kill();
  };
  const forget = atEnd(started.killAtOnce);
  const watch = watchLimits(limits, started.usage, (limit) => end({ how: "limit", limit }));
  // If a program ends while we write to it, that is not our error; its end is reported below.
  child.stdin?.on("error", () => {});
  const ended = new Promise<BoxEnd>((resolve) => {
    const over = (how: BoxEnd): void => {
      watch.rest();
      forget();
      group?.close();
      resolve(how);
    };
    child.on("error", (error) => over({ how: "did not start", why: error.message }));
    child.on("close", (status, signal) => {
      if (group?.exceeded()) broken ??= { how: "limit", limit: "memory" };
      over(broken ?? (signal ? { how: "signal", signal } : started.endOf(status ?? 1)));
    });
  });
  return {
    stdin: child.stdin,
    stdout: child.stdout!,
    stderr: child.stderr!,
    report: child.stdio[3] as Readable,
    ended,
    ...watch,
    stop: () => end({ how: "stopped" }),
  };
}

/** A program without a box, in its own process group if the system has groups, and perhaps with its own user. */
function onItsOwn(
  child: ChildProcess,
  user: OwnUser | undefined,
  group: MemoryGroup | undefined,
): Started {
  // It has not begun yet, so it has started nothing.
  if (child.pid !== undefined) group?.add([child.pid]);
  const kill = (): void => {
    if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
    else if (!isGone(child)) killIfThere(-child.pid);
    if (user) killAllOf(user.uid);
  };
  // What left the group does not outlive the program either.
  if (user) {
    child.once("exit", () => killAllOf(user.uid));
    child.once("close", user.release);
  }
  return {
    usage: () => (child.pid === undefined ? undefined : usageOf(child.pid)),
    kill,
    killAtOnce: kill,
    // Windows has no signals.
    endOf: (status) =>
      process.platform === "win32" && status === ABORTED
        ? { how: "signal", signal: "SIGABRT", status }
        : { how: "exit", status },
  };
}

/** If bwrap has not reported its box after this time, it never will. */
const STUCK_MS = 3000;
const EXIT_BY_SIGNAL = 128;
/** The status of an abort, where there are no signals. */
const ABORTED = 134;
const LAST_SIGNAL = 64;

function insideBubblewrap(bwrap: ChildProcess, group: MemoryGroup | undefined): Started {
  let said = "";
  let pid: number | undefined;
  let doomed = false;
  const kill = (): void => {
    doomed = true;
    if (isGone(bwrap)) return;
    // The first process of the box takes all others with it. Killing bwrap instead could leave the box behind, just
    // before it is tied to its parent. So a box that is still being set up is killed when it is known.
    if (pid !== undefined) killIfThere(pid);
    else setTimeout(() => isGone(bwrap) || bwrap.kill("SIGKILL"), STUCK_MS).unref();
  };
  const status = bwrap.stdio[4] as Readable;
  status.on("error", () => {});
  status.on("data", (chunk: Buffer) => {
    said += chunk.toString("latin1");
    if (pid === undefined) {
      pid = Number(/"child-pid": (\d+)/.exec(said)?.[1]) || undefined;
      if (pid !== undefined && group) {
        // What the first process starts later is in its group; what it has started already is not, but has not begun.
        group.add([pid]);
        group.add(childrenIfThere(pid));
      }
    }
    if (doomed) kill();
  });
  return {
    usage: () => (pid === undefined ? undefined : usageOfBox(pid)),
    kill,
    killAtOnce: () => (pid === undefined ? killSetUp(bwrap) : kill()),
    endOf: (status) => {
      // It reports the exit status of a program that it could start, and none if setting up the box failed.
      if (!said.includes('"exit-code"')) {
        const why = `bwrap ended with status ${status} before the program began`;
        return { how: "did not start", why };
      }
      // bwrap and the shell report a signal inside by a status above 128.
      const number = status - EXIT_BY_SIGNAL;
      return number > 0 && number <= LAST_SIGNAL
        ? { how: "signal", signal: nameOfSignal(number), status }
        : { how: "exit", status };
    },
  };
}

function childrenIfThere(pid: number): readonly number[] {
  try {
    return childrenOf(pid);
  } catch {
    return [];
  }
}

function usageOfBox(pid: number): Usage | undefined {
  const used = usageOf(pid);
  return used && { ...used, memoryBytes: used.memoryBytes + bytesOfFiles(pid) };
}

/** Kills bwrap and the processes that it has started so far, which are not tied to it yet. */
function killSetUp(bwrap: ChildProcess): void {
  bwrap.kill("SIGSTOP");
  try {
    for (const pid of childrenOf(bwrap.pid!)) process.kill(pid, "SIGKILL");
  } finally {
    bwrap.kill("SIGKILL");
  }
}

function nameOfSignal(number: number): string {
  const [name] = Object.entries(constants.signals).find(([, one]) => one === number) ?? [];
  return name ?? `signal ${number}`;
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
