/**
 * Starts a program that is hostile until proven otherwise, confined, limited and watched from outside.
 *
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { type BoxSpec, confine } from "./confine.ts";
import { atEnd } from "./ending.ts";
import type { Session } from "./session.ts";
import { childrenOf, usageOf } from "./usage.ts";
import { type BoxLimits, type Limit, watchLimits } from "./watch-limits.ts";

export type BoxEnd =
  | { readonly how: "exit"; readonly status: number }
  | { readonly how: "signal"; readonly signal: string }
  | { readonly how: "limit"; readonly limit: Limit }
  | { readonly how: "stopped" }
  | { readonly how: "did not start"; readonly why: string };

export interface Box {
  readonly stdin: Writable | null;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** The program's own channel to the grader: descriptor 3. */
  readonly report: Readable;
  /** Resolves once the program is gone and its streams are drained. */
  readonly ended: Promise<BoxEnd>;
  /** A sign of life: the limits on time start anew, and the watch is kept until {@link Box.rest}. */
  work(): void;
  /** Nothing is under way: time does not count. */
  rest(): void;
  stop(): void;
}

/** A bwrap that has not told of its box after so long will not. */
const STUCK_MS = 3000;
const EXIT_BY_SIGNAL = 128;
const LAST_SIGNAL = 64;
/** Starts the box. It never throws for what the program does; what the machine refuses is `did not start`. */
export function openBox(session: Session, spec: BoxSpec): Box {
  const boxed = session.assumed.kind === "bubblewrap";
  const { argv, env } = confine(session, spec);
  const child = spawn(argv[0]!, argv.slice(1), {
    stdio: [spec.stdin ?? "pipe", "pipe", "pipe", "pipe", "pipe"],
    env,
    cwd: session.folder,
    // A group of its own: Ctrl-C on the terminal is meant for the command, or for the program that it has lent it to.
    detached: process.platform !== "win32",
    windowsHide: true,
    ...session.user,
  });
  return attend(child, spec.limits, boxed);
}

function attend(child: ChildProcess, limits: BoxLimits, boxed: boolean): Box {
  let pid = boxed ? undefined : child.pid;
  /** bwrap tells the exit status of a program that it could start, and none where setting up the box failed. */
  let began = !boxed;
  let broken: BoxEnd | undefined;
  let gone = false;
  let doomed = false;
  const kill = (): void => {
    doomed = true;
    if (gone) return;
    try {
      // The first process of the box takes all others with it. To kill bwrap in its place could leave the box behind,
      // in the moment before it is tied to its parent; so a box that is still being set up is killed once it is known.
      if (boxed)
        pid === undefined
          ? setTimeout(() => gone || child.kill("SIGKILL"), STUCK_MS).unref()
          : process.kill(pid, "SIGKILL");
      else if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // Gone already.
    }
  };
  // Nobody is there any more to wait for a box that is still being set up.
  const forget = atEnd(() => {
    if (boxed && pid === undefined) killSetUp(child);
    else kill();
  });
  const use = watchLimits(
    limits,
    () => (pid === undefined ? undefined : usageOf(pid)),
    (limit) => {
      broken ??= { how: "limit", limit };
      kill();
    },
  );

  if (boxed) {
    let said = "";
    const stream = child.stdio[4] as Readable;
    stream.on("error", () => {});
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString("latin1");
      pid ??= Number(/"child-pid": (\d+)/.exec(said)?.[1]) || undefined;
      began ||= said.includes('"exit-code"');
      if (doomed) kill();
    });
  }
  // A program that goes away while we write to it is no fault of ours; its end is told below.
  child.stdin?.on("error", () => {});

  const ended = new Promise<BoxEnd>((resolve) => {
    child.on("error", (error) => {
      use.rest();
      forget();
      resolve({ how: "did not start", why: error.message });
    });
    child.on("exit", () => {
      gone = true;
    });
    child.on("close", (status, signal) => {
      use.rest();
      forget();
      resolve(broken ?? endOf(status, signal, boxed, began));
    });
  });

  return {
    stdin: child.stdin,
    stdout: child.stdout!,
    stderr: child.stderr!,
    report: child.stdio[3] as Readable,
    ended,
    ...use,
    stop: () => {
      broken ??= { how: "stopped" };
      kill();
    },
  };
}

/** @param began - whether the program was ever started */
function endOf(
  status: number | null,
  signal: NodeJS.Signals | null,
  boxed: boolean,
  began: boolean,
): BoxEnd {
  if (signal) return { how: "signal", signal };
  if (!began) {
    const why = `bwrap ended with status ${status} before the program began`;
    return { how: "did not start", why };
  }
  // bwrap and the shell tell of a signal inside by a status above 128.
  const number = (status ?? 0) - EXIT_BY_SIGNAL;
  if (boxed && number > 0 && number <= LAST_SIGNAL)
    return { how: "signal", signal: `signal ${number}` };
  return { how: "exit", status: status ?? 1 };
}

/** Kills bwrap and what it has started so far, which is not yet tied to it. */
function killSetUp(bwrap: ChildProcess): void {
  bwrap.kill("SIGSTOP");
  try {
    for (const pid of childrenOf(bwrap.pid!)) process.kill(pid, "SIGKILL");
  } finally {
    bwrap.kill("SIGKILL");
  }
}
