/**
 * The command that runs a program confined: in bubblewrap if possible, else with Node's own permissions.
 *
 * @module
 */
import { EVERY_BOX } from "../limits/limits.ts";
import { BWRAP } from "./protection.ts";
import type { Session } from "./session.ts";
import type { BoxLimits } from "./watch-limits.ts";

export interface BoxSpec {
  /** Files and folders that the program may read, by their names inside. */
  readonly files: Readonly<Record<string, string>>;
  /** The command; `at` gives the place of a file of `files` inside. `at("node")` is the Node that runs the grader. */
  command(at: (name: string) => string): readonly string[];
  readonly limits: BoxLimits;
  /**
   * Whether the kernel is asked to limit its memory, too. To put a process into a group takes the kernel 10 to 20 ms, in
   * which nothing else can start, so this is for programs of which only the kernel knows how fast they take memory.
   */
  readonly grouped?: boolean;
  /** A file descriptor to read from instead of a pipe, or nothing to read. */
  readonly stdin?: number | "ignore";
  /** In addition to what every program gets. */
  env?(at: (name: string) => string): Readonly<Record<string, string>>;
  /** Whether Node's permission flags go in front of the command's own, which then must start with Node. */
  readonly permissions: boolean;
}

const HOME = "/deck";

export interface Confined {
  /** The program to start, and its words; the first word is its name. */
  readonly program: string;
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /**
   * What bwrap is told at a descriptor of its own. Programs in the box can read the words and the environment that it
   * was started with, and these options name folders of this machine.
   */
  readonly options?: readonly string[];
}

/** The command, and its environment. */
export function confine(session: Session, spec: BoxSpec): Confined {
  const protection = session.assumed;
  const boxed = protection.kind === "bubblewrap";
  const files: Record<string, string> = { node: session.node, ...spec.files };
  const at = (name: string): string => (boxed ? `${HOME}/${name}` : (files[name] ?? name));
  const [program = "", ...args] = spec.command(at);
  const env = spec.env?.(at) ?? {};
  const flags = spec.permissions ? permissionFlags(boxed ? undefined : Object.values(files)) : [];
  const limited = [...kernelLimits(session, spec.limits), program, ...flags, ...args];
  if (protection.kind !== "bubblewrap")
    return { program: limited[0]!, argv: limited, env: bareEnvironment(env) };
  const inside = { PATH: "/usr/local/bin:/usr/bin:/bin", LANG: "C.UTF-8", HOME: "/tmp", ...env };
  const options = [
    ...protection.options,
    ...Object.entries(files).flatMap(([name, path]) => ["--ro-bind", path, at(name)]),
    ...["--chdir", "/tmp", "--clearenv"],
    ...Object.entries(inside).flatMap(([name, value]) => ["--setenv", name, value]),
    ...["--remount-ro", "/", "--json-status-fd", String(BWRAP.status)],
  ];
  const argv = ["bwrap", "--args", String(BWRAP.options), ...limited];
  return { program: protection.bwrap, argv, env: {}, options };
}

/**
 * The kernel's own limits, as a backstop to the watch: no core files, few descriptors, small files. The number of
 * processes is limited inside the box, where only the box's own count, or if its user runs nothing but this box.
 *
 * A core of one byte is none, as is one of no bytes, but only then does the kernel not start the machine's own program
 * for cores (core(5)), which would keep it outside of the box.
 */
function kernelLimits(session: Session, limits: BoxLimits): string[] {
  if (!session.prlimit) return [];
  const boxed = session.assumed.kind === "bubblewrap";
  const processes =
    boxed || session.user ? [`--nproc=${limits.processes * EVERY_BOX.threadsPerProcess}`] : [];
  return [
    "prlimit",
    "--core=1",
    `--nofile=${EVERY_BOX.openFiles}`,
    `--fsize=${EVERY_BOX.fileBytes}`,
    ...processes,
    "--",
  ];
}

/** Node's own confinement, with the flags of this version of Node. */
function permissionFlags(readable: readonly string[] | undefined): string[] {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  // Node also lists its flags, but making that list takes ten milliseconds.
  const stable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
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

/** Windows needs its own folder to start any program; there are no secrets in it. */
function bareEnvironment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const system: Record<string, string> =
    process.platform === "win32" ? { SystemRoot: process.env.SystemRoot ?? "C:\\Windows" } : {};
  return { ...system, PATH: process.env.PATH ?? "", LANG: "C.UTF-8", ...extra };
}
