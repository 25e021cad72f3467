/**
 * Starts a program that may be hostile, confined, limited and watched from outside.
 *
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { type BoxSpec, confine } from "./confine.ts";
import { atEnd } from "./ending.ts";
import { killIfThere } from "./kill.ts";
import type { Session } from "./session.ts";
import { childrenOf, usageOf } from "./usage.ts";
import { type BoxLimits, type Limit, watchLimits } from "./watch-limits.ts";

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
  /** A sign of life: the limits on time start again, and the watch goes on until {@link Box.rest}. */
  work(): void;
  /** Nothing is running: time does not count. */
  rest(): void;
  stop(): void;
}

/** Starts the box. It never throws for something that the program does; a refusal by the machine is `did not start`. */
export function openBox(session: Session, spec: BoxSpec): Box {
  const { argv, env } = confine(session, spec);
  const child = spawn(argv[0]!, argv.slice(1), {
    stdio: [spec.stdin ?? "pipe", "pipe", "pipe", "pipe", "pipe"],
    env,
    cwd: session.folder,
    // It has its own process group: Ctrl-C on the terminal is meant for the command, or for the program to which it
    // lent the terminal.
    detached: process.platform !== "win32",
    windowsHide: true,
    ...session.user,
  });
  const boxed = session.assumed.kind === "bubblewrap";
  return attend(child, boxed ? insideBubblewrap(child) : onItsOwn(child), spec.limits);
}

/** The started process: bwrap with the program inside it, or the program itself. */
interface Started {
  /** The first process of the program; `undefined` until it is known. */
  pid(): number | undefined;
  kill(): void;
  /** The same when nobody can wait any more for a box that is still being set up. */
  killAtOnce(): void;
  /** How the program ended, if the started process ended by itself. */
  endOf(status: number): BoxEnd;
}

function attend(child: ChildProcess, started: Started, limits: BoxLimits): Box {
  let broken: BoxEnd | undefined;
  const end = (how: BoxEnd): void => {
    broken ??= how;
    started.kill();
  };
  const forget = atEnd(started.killAtOnce);
  const watch = watchLimits(
    limits,
    () => {
      const pid = started.pid();
      return pid === undefined ? undefined : usageOf(pid);
    },
    (limit) => end({ how: "limit", limit }),
  );
  // If a program ends while we write to it, that is not our error; its end is reported below.
  child.stdin?.on("error", () => {});
  const ended = new Promise<BoxEnd>((resolve) => {
    const over = (how: BoxEnd): void => {
      watch.rest();
      forget();
      resolve(how);
    };
    child.on("error", (error) => over({ how: "did not start", why: error.message }));
    child.on("close", (status, signal) =>
      over(broken ?? (signal ? { how: "signal", signal } : started.endOf(status ?? 1))),
    );
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

/** A program without a box, in its own process group if the system has groups. */
function onItsOwn(child: ChildProcess): Started {
  const kill = (): void => {
    if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
    else if (!isGone(child)) killIfThere(-child.pid);
  };
  return {
    pid: () => child.pid,
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

function insideBubblewrap(bwrap: ChildProcess): Started {
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
    pid ??= Number(/"child-pid": (\d+)/.exec(said)?.[1]) || undefined;
    if (doomed) kill();
  });
  return {
    pid: () => pid,
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
