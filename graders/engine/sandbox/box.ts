/**
 * Starts a program that is hostile until proven otherwise, confined, limited and watched from outside.
 *
 * @module
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { atEnd } from "./ending.ts";
import type { Session } from "./session.ts";
import { childrenOf, usageOf } from "./usage.ts";

export interface BoxLimits {
  /** Resident size of everything in the box, in bytes. */
  readonly memoryBytes: number;
  /** CPU time between two signs of life, in milliseconds. */
  readonly cpuMs: number;
  /** Time on the clock between two signs of life, in milliseconds. */
  readonly wallMs: number;
  /** Time on the clock in which nothing in the box computes, nor waits for a processor, in milliseconds. */
  readonly idleMs: number;
  readonly processes: number;
}

export interface BoxSpec {
  /** Files and folders the program may read, by the names it knows them by. */
  readonly files: Readonly<Record<string, string>>;
  /** The command; `at` tells where a file of `files` stands inside. `at("node")` is the Node that runs the grader. */
  command(at: (name: string) => string): readonly string[];
  readonly limits: BoxLimits;
  /** A file descriptor to read from instead of a pipe. */
  readonly stdin?: number;
  /** Beside what every program gets. */
  env?(at: (name: string) => string): Readonly<Record<string, string>>;
  /** Whether Node's permission flags go in front of the command's own, which then must start with Node. */
  readonly permissions: boolean;
}

export type BoxEnd =
  | { readonly how: "exit"; readonly status: number }
  | { readonly how: "signal"; readonly signal: string }
  | { readonly how: "limit"; readonly limit: Limit }
  | { readonly how: "stopped" }
  | { readonly how: "did not start"; readonly why: string };

export type Limit = "cpu" | "wall" | "idle" | "memory" | "processes";

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

const LOOK_MS = 20;
/** A look that comes so much later than it should tells of the grader, not of the program. */
const LATE_MS = 100;
/** A bwrap that has not told of its box after so long will not. */
const STUCK_MS = 3000;
const HOME = "/deck";
const EXIT_BY_SIGNAL = 128;
const LAST_SIGNAL = 64;
/** The kernel counts threads as processes; a Node or a Java has a dozen or two. */
const THREADS = 16;
/** Without bubblewrap the threads of all boxes of the same user are counted together, those of other graders too. */
const OTHERS = 1000;

/** Starts the box. It never throws for what the program does; what the machine refuses is `did not start`. */
export function openBox(session: Session, spec: BoxSpec): Box {
  const protection = session.assumed;
  const boxed = protection.kind === "bubblewrap";
  const files: Record<string, string> = { node: session.node, ...spec.files };
  const at = (name: string): string => (boxed ? `${HOME}/${name}` : (files[name] ?? name));
  const [program = "", ...args] = spec.command(at);
  const env = spec.env?.(at) ?? {};
  const flags = spec.permissions ? permissionFlags(boxed ? undefined : Object.values(files)) : [];
  const command = [program, ...flags, ...args];
  const argv =
    protection.kind === "bubblewrap"
      ? [
          "bwrap",
          ...protection.options,
          ...Object.entries(files).flatMap(([name, path]) => [
            "--ro-bind",
            path,
            `${HOME}/${name}`,
          ]),
          "--chdir",
          "/tmp",
          "--clearenv",
          "--setenv",
          "PATH",
          "/usr/local/bin:/usr/bin:/bin",
          "--setenv",
          "LANG",
          "C.UTF-8",
          "--setenv",
          "HOME",
          "/tmp",
          ...Object.entries(env).flatMap(([name, value]) => ["--setenv", name, value]),
          "--json-status-fd",
          "4",
          ...kernelLimits(session, spec.limits),
          ...command,
        ]
      : [...kernelLimits(session, spec.limits), ...command];

  const child = spawn(argv[0]!, argv.slice(1), {
    stdio: [spec.stdin ?? "pipe", "pipe", "pipe", "pipe", "pipe"],
    env: boxed ? { PATH: process.env.PATH ?? "/usr/bin:/bin" } : bareEnvironment(env),
    cwd: session.folder,
    // A group of its own: Ctrl-C on the terminal is meant for the command, or for the program that it has lent it to.
    detached: process.platform !== "win32",
    windowsHide: true,
    ...session.user,
  });
  return watch(child, spec.limits, boxed);
}

function watch(child: ChildProcess, limits: BoxLimits, boxed: boolean): Box {
  let pid = boxed ? undefined : child.pid;
  /** bwrap tells the exit status of a program that it could start, and none where setting up the box failed. */
  let began = !boxed;
  let broken: BoxEnd | undefined;
  let since = Date.now();
  let cpuSince = 0;
  let alive = true;
  let busyAt = since;
  let busyCpu = 0;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = since;

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
  const exceed = (limit: Limit): void => {
    broken ??= { how: "limit", limit };
    kill();
  };
  const look = (): void => {
    const now = Date.now();
    const late = now - lookedAt - LOOK_MS;
    lookedAt = now;
    if (late > LATE_MS) {
      // The grader itself stood still: signs of life lie unread, and nothing that was used meanwhile is held against it.
      since = Math.min(now, since + late);
      busyAt = Math.min(now, busyAt + late);
      alive = true;
    }
    const usage = pid === undefined ? undefined : usageOf(pid);
    if (usage) {
      if (usage.residentBytes > limits.memoryBytes) exceed("memory");
      else if (usage.processes > limits.processes) exceed("processes");
      // The first look after a sign of life takes the measure; looking at each sign would cost more than most cases.
      else if (alive) cpuSince = usage.cpuMs;
      else if (usage.cpuMs - cpuSince > limits.cpuMs) exceed("cpu");
    }
    if (!usage || alive || usage.running || usage.cpuMs !== busyCpu) {
      busyAt = now;
      busyCpu = usage?.cpuMs ?? 0;
    } else if (now - busyAt > limits.idleMs) exceed("idle");
    alive = false;
    if (now - since > limits.wallMs) exceed("wall");
  };
  const rest = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

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
      rest();
      forget();
      resolve({ how: "did not start", why: error.message });
    });
    child.on("exit", () => {
      gone = true;
    });
    child.on("close", (status, signal) => {
      rest();
      forget();
      if (broken) resolve(broken);
      else if (signal) resolve({ how: "signal", signal });
      else if (!began)
        resolve({
          how: "did not start",
          why: `bwrap ended with status ${status} before the program began`,
        });
      // bwrap and the shell tell of a signal inside by a status above 128.
      else if (boxed && isSignal((status ?? 0) - EXIT_BY_SIGNAL)) {
        resolve({ how: "signal", signal: `signal ${status! - EXIT_BY_SIGNAL}` });
      } else resolve({ how: "exit", status: status ?? 1 });
    });
  });

  return {
    stdin: child.stdin,
    stdout: child.stdout!,
    stderr: child.stderr!,
    report: child.stdio[3] as Readable,
    ended,
    rest,
    work: () => {
      since = Date.now();
      alive = true;
      if (timer) return;
      lookedAt = since;
      timer = setInterval(look, LOOK_MS);
    },
    stop: () => {
      broken ??= { how: "stopped" };
      kill();
    },
  };
}

function isSignal(number: number): boolean {
  return number > 0 && number <= LAST_SIGNAL;
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

/**
 * The kernel's own limits, as a backstop to the watch: no core files, few descriptors, small files. The number of
 * processes is limited inside it, where it counts the box's own alone, or where its user runs nothing but boxes.
 */
function kernelLimits(session: Session, limits: BoxLimits): string[] {
  if (!session.prlimit) return [];
  const boxed = session.assumed.kind === "bubblewrap";
  const others = boxed ? 0 : OTHERS;
  const processes = boxed || session.user ? [`--nproc=${limits.processes * THREADS + others}`] : [];
  return ["prlimit", "--core=0", "--nofile=128", "--fsize=67108864", ...processes, "--"];
}

/** Node's own confinement, spelled as this Node spells it. */
function permissionFlags(readable: readonly string[] | undefined): string[] {
  const stable = process.allowedNodeEnvironmentFlags.has("--permission");
  const reads = readable
    ? readable.map((path) => `--allow-fs-read=${path}`)
    : ["--allow-fs-read=*"];
  return [
    stable ? "--permission" : "--experimental-permission",
    ...reads,
    ...(readable ? [] : ["--allow-fs-write=/tmp/*"]),
    "--no-warnings",
  ];
}

/** Windows needs its own folder to start a program at all; nobody's secrets are in it. */
function bareEnvironment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const system: Record<string, string> =
    process.platform === "win32" ? { SystemRoot: process.env.SystemRoot ?? "C:\\Windows" } : {};
  return { ...system, PATH: process.env.PATH ?? "", LANG: "C.UTF-8", ...extra };
}
