/**
 * Limits on memory that the kernel itself enforces, where it lets the grader make control groups: for root, and in a
 * scope that is delegated (`systemd-run --user --scope -p Delegate=yes`). The watch remains the first limit, because it
 * knows the reason; between two of its looks, a program can take what the machine has.
 *
 * Both versions of control groups are known: cgroups(7).
 *
 * @module
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { once } from "../workbook/remember.ts";
import { isRunning } from "./kill.ts";

/** The groups of one command. */
export interface MemoryGroups {
  /** A new group; nothing if the kernel refuses it. */
  open(bytes: number): MemoryGroup | undefined;
  /** Removes what is left. */
  close(): void;
}

export interface MemoryGroup {
  /** What these start from now on is in the group, too. A process that has just ended does no harm. */
  add(pids: readonly number[]): void;
  /** Whether the kernel has ended one of its processes, because together they needed more. */
  exceeded(): boolean;
  /** Removes the group, once its last process has ended. */
  close(): void;
}

/** The names that the two versions have for the same things. */
interface Version {
  readonly limit: string;
  /** What is swapped out must not come on top; not every kernel counts it. */
  readonly swap: { readonly name: string; readonly value: (bytes: number) => string };
  /** Has a line `oom_kill` with the number of processes that were ended. */
  readonly events: string;
}

const VERSIONS = {
  1: {
    limit: "memory.limit_in_bytes",
    swap: { name: "memory.memsw.limit_in_bytes", value: String },
    events: "memory.oom_control",
  },
  2: {
    limit: "memory.max",
    swap: { name: "memory.swap.max", value: () => "0" },
    events: "memory.events",
  },
} as const satisfies Record<number, Version>;

/** The folder of the group that this process is in, and its version. */
interface Own {
  readonly folder: string;
  readonly version: keyof typeof VERSIONS;
}

/**
 * The groups of a command. The system is asked when the first is opened.
 *
 * @param proc - what the system says of this process
 */
export function openMemoryGroups(proc = "/proc/self"): MemoryGroups {
  /** Some time may pass until the last process of a group is gone. */
  const leaving = new Set<string>();
  const remove = (folder: string): void => {
    if (tried(() => rmdirSync(folder))) leaving.delete(folder);
    else leaving.add(folder);
  };
  let made: Own | undefined;
  const parent = once(() => {
    made = makeParent(proc);
    return made;
  });
  let serial = 0;
  return {
    open: (bytes) => {
      const inside = parent();
      if (!inside) return undefined;
      for (const left of leaving) remove(left);
      const version: Version = VERSIONS[inside.version];
      const folder = join(inside.folder, String(serial++));
      const isLimited =
        tried(() => mkdirSync(folder)) &&
        tried(() => writeFileSync(join(folder, version.limit), String(bytes)));
      if (!isLimited) {
        tried(() => rmdirSync(folder));
        return undefined;
      }
      const { name, value } = version.swap;
      if (existsSync(join(folder, name)))
        tried(() => writeFileSync(join(folder, name), value(bytes)));
      return {
        add: (pids) => {
          for (const pid of pids) tried(() => appendFileSync(join(folder, PROCESSES), String(pid)));
        },
        exceeded: () => killedIn(join(folder, version.events)) > 0,
        close: () => remove(folder),
      };
    },
    close: () => {
      for (const left of leaving) remove(left);
      if (made) tried(() => rmdirSync(made!.folder));
    },
  };
}

/** The group of a command's groups; nothing where there are none, or where others manage them. */
function makeParent(proc: string): Own | undefined {
  const own = ownGroup(proc);
  if (!own || !lendsMemory(own, proc)) return undefined;
  removeAbandoned(own.folder);
  const folder = join(own.folder, `${PREFIX}${process.pid}-${commands++}`);
  // In the second version, a group must pass on what its own groups are to limit.
  const isMade =
    tried(() => mkdirSync(folder)) && (own.version === 1 || tried(() => passOn(folder)));
  return isMade ? { ...own, folder } : undefined;
}

const PREFIX = "deckwork-";
let commands = 0;

/** Removes the groups of commands that were killed and could not do it. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    tried(() => {
      for (const one of readdirSync(join(folder, name), { withFileTypes: true }))
        if (one.isDirectory()) rmdirSync(join(folder, name, one.name));
      rmdirSync(join(folder, name));
    });
  }
}

const PROCESSES = "cgroup.procs";

/** What others may not change is no error: then there is no group. */
function tried(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function killedIn(file: string): number {
  try {
    return Number(/^oom_kill (\d+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Where a hierarchy is mounted, and which group is seen there as its root: proc_pid_mountinfo(5). */
function ownGroup(proc: string): Own | undefined {
  try {
    const groups = readFileSync(join(proc, "cgroup"), "utf8").split("\n");
    const mounts = readFileSync(join(proc, "mountinfo"), "utf8").split("\n");
    for (const line of groups) {
      const [, number, controllers = "", path = ""] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
      const isFirst = controllers.split(",").includes("memory");
      if (!isFirst && number !== "0") continue;
      const version = isFirst ? 1 : 2;
      const mounted = mounts.map(readMount).find((one) => one?.version === version);
      if (!mounted) continue;
      const inside = posix.relative(mounted.root, path);
      const place = join(mounted.place, inside);
      // An earlier command has made room already.
      const folder = basename(place) === COMMAND ? dirname(place) : place;
      // In the second version, a hierarchy may have no memory to limit.
      if (!inside.startsWith("..") && existsSync(join(folder, PROCESSES)))
        if (isFirst || controllersOf(folder).includes("memory")) return { folder, version };
    }
  } catch {
    // There is no /proc.
  }
  return undefined;
}

function readMount(
  line: string,
): (Pick<Own, "version"> & { root: string; place: string }) | undefined {
  const [before = "", after = ""] = line.split(" - ");
  const [, , , root = "/", place = ""] = before.split(" ");
  const [type, , options = ""] = after.split(" ");
  if (type === "cgroup2") return { version: 2, root, place };
  const isFirst = type === "cgroup" && options.split(",").includes("memory");
  return isFirst ? { version: 1, root, place } : undefined;
}

function controllersOf(folder: string): string[] {
  return readFileSync(join(folder, "cgroup.controllers"), "utf8").trim().split(" ");
}

const PASSED_ON = "cgroup.subtree_control";

function passOn(folder: string): void {
  writeFileSync(join(folder, PASSED_ON), "+memory");
}

/**
 * Whether the group lends memory to groups in it. In the second version, only a group without processes of its own does.
 * So the command goes into a group beside the new ones, but only if nobody else is there: then the scope is its own.
 */
function lendsMemory({ folder, version }: Own, proc: string): boolean {
  if (version === 1) return true;
  try {
    if (passesOn(folder)) return true;
    const there = readFileSync(join(folder, PROCESSES), "utf8").trim().split("\n");
    const own = new Set(ancestorsOf(process.pid, proc).map(String));
    if (!there.every((pid) => own.has(pid))) return false;
    const beside = join(folder, COMMAND);
    if (!existsSync(beside)) mkdirSync(beside);
    for (const pid of there) appendFileSync(join(beside, PROCESSES), pid);
    passOn(folder);
    return true;
  } catch {
    return false;
  }
}

/** Where a command goes to make room. */
const COMMAND = "deckwork-command";

function passesOn(folder: string): boolean {
  return readFileSync(join(folder, PASSED_ON), "utf8").split(/\s+/).includes("memory");
}

/** The process itself, what started it, and so on. */
function ancestorsOf(pid: number, proc: string): number[] {
  const all = [pid];
  for (const one of all) {
    const status = readFileSync(join(proc, "..", String(one), "status"), "utf8");
    const parent = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? 0);
    if (parent > 0) all.push(parent);
  }
  return all;
}
