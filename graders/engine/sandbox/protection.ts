/**
 * What confines the programs of students on this machine.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { EVERY_BOX } from "../limits/limits.ts";
import { findOnPath } from "./on-path.ts";

/** In the box; as a user of their own, on a machine that holds one submission; or by nothing but limits. */
export type Confinement = "box" | "container" | "none";

export type Protection =
  | {
      readonly kind: "bubblewrap";
      /** The place of bwrap. */
      readonly bwrap: string;
      readonly options: readonly string[];
    }
  /** A user of its own for each program, on a machine that holds one submission. */
  | { readonly kind: "container"; readonly why: string }
  /** Only Node's permission flags and the limits. */
  | { readonly kind: "permissions"; readonly why: string };

/** The user that programs run as, if the grader is root. */
export type BoxUser = { readonly uid: number; readonly gid: number } | undefined;

/** What the box is made of on this machine. */
export interface Surroundings {
  readonly user: BoxUser;
  /** The file with the filter for system calls; `undefined` if there is none for this processor. */
  readonly filter: string | undefined;
  /** Files and folders that no box shows, even if they are in a folder of the system. */
  readonly hidden: readonly string[];
}

/** The descriptors that bwrap reads and writes; it closes them before the program starts. */
export const BWRAP = { status: 4, options: 5, filter: 6 } as const;

/** The system folders that a program needs to start, bound read-only in place. */
const SYSTEM = ["/usr", "/nix/store", "/bin", "/sbin", "/lib", "/lib64", "/lib32"];
const SYSTEM_FILES = ["/etc/ld.so.cache", "/etc/alternatives"];

function ifThere(path: string): string[] {
  return ["--ro-bind-try", path, path];
}

/** A file system in memory. Such memory counts for no process. */
const SIZED = ["--size", String(EVERY_BOX.tmpBytes), "--tmpfs"];

/**
 * Every way to ask for the box, the strictest first, because older releases lack options. The first that really starts
 * a program is used. Without a size, there is no `/dev/shm` to write to.
 */
const WAYS: readonly (readonly string[])[] = [
  ["--unshare-user", "--disable-userns", ...SIZED, "/tmp", ...SIZED, "/dev/shm"],
  [...SIZED, "/tmp", ...SIZED, "/dev/shm"],
  ["--tmpfs", "/tmp"],
];

/** The strictest box, if there is a bwrap. The first box that is needed shows whether it starts here. */
export function assumeProtection(around: Surroundings): Protection {
  if (process.platform !== "linux") return { kind: "permissions", why: "bubblewrap is for Linux" };
  const bwrap = findOnPath("bwrap");
  if (bwrap === undefined) return { kind: "permissions", why: "bwrap is not installed" };
  return { kind: "bubblewrap", bwrap, options: optionsOf(WAYS[0]!, around) };
}

/** Starts boxes until one runs, the strictest first. */
export function proveProtection(around: Surroundings): Protection {
  const assumed = assumeProtection(around);
  if (assumed.kind !== "bubblewrap") return assumed;
  const { bwrap } = assumed;
  let why = "";
  for (const options of WAYS.map((way) => optionsOf(way, around))) {
    const filter = around.filter === undefined ? "ignore" : openSync(around.filter, "r");
    // This also asks for its report: a release without one is of no use.
    const command = ["--json-status-fd", "1", "/usr/bin/env", "true"];
    const probe = spawnSync(bwrap, [...options, ...command], {
      timeout: 5000,
      killSignal: "SIGKILL",
      encoding: "utf8",
      env: {},
      stdio: ["ignore", "pipe", "pipe", "ignore", "ignore", "ignore", filter],
      ...around.user,
    });
    if (filter !== "ignore") closeSync(filter);
    if (probe.status === 0) return { kind: "bubblewrap", bwrap, options };
    why ||= `bwrap does not start: ${(probe.stderr ?? "").trim().split("\n")[0] || String(probe.error ?? "it failed")}`;
  }
  return { kind: "permissions", why };
}

function optionsOf(way: readonly string[], { filter, hidden }: Surroundings): readonly string[] {
  return [
    ...SYSTEM.flatMap(ifThere),
    ...SYSTEM_FILES.flatMap(ifThere),
    ...outermost(hidden.map(realOf)).flatMap(hide),
    ...["--unshare-all", "--die-with-parent", "--new-session", "--hostname", "box"],
    ...["--proc", "/proc", "--dev", "/dev"],
    ...way,
    ...["--remount-ro", "/dev"],
    ...(filter === undefined ? [] : ["--seccomp", String(BWRAP.filter)]),
  ];
}

/** What is covered covers everything below it, and has no places for it. */
function outermost(paths: readonly string[]): readonly string[] {
  return paths.filter(
    (path, at) =>
      paths.indexOf(path) === at &&
      !paths.some((above) => above !== path && below(above, path) !== undefined),
  );
}

/** Covers a file or folder at each of its places in the box: a workbook may be under `/usr`. */
function hide(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) return [];
  return SYSTEM.flatMap((folder) => {
    const within = below(realOf(folder), path);
    if (!within) return [];
    const place = join(folder, within);
    return isFolder ? ["--tmpfs", place, "--remount-ro", place] : ["--ro-bind", "/dev/null", place];
  });
}

/** The path as seen from a folder, if it is in it. */
function below(folder: string, path: string): string | undefined {
  const within = relative(folder, path);
  return within === ".." || within.startsWith("../") ? undefined : within;
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
