/**
 * What confines the programs of students on this machine.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { EVERY_BOX } from "../limits/limits.ts";
import { isOnPath } from "./on-path.ts";

/** In the box; as a user of their own, on a machine that holds one submission; or by nothing but limits. */
export type Confinement = "box" | "container" | "none";

export type Protection =
  | { readonly kind: "bubblewrap"; readonly options: readonly string[] }
  /** A user of their own, on a machine that holds one submission. */
  | { readonly kind: "container"; readonly why: string }
  /** Only Node's permission flags and the limits. */
  | { readonly kind: "permissions"; readonly why: string };

/** The user that programs run as, if the grader is root. */
export type BoxUser = { readonly uid: number; readonly gid: number } | undefined;

/** The system folders that a program needs to start, bound read-only in place. */
const SYSTEM = [
  ...["--ro-bind", "/usr", "/usr"],
  ...["/etc/ld.so.cache", "/etc/alternatives", "/nix/store"].flatMap(ifThere),
  ...["/bin", "/sbin", "/lib", "/lib64", "/lib32"].flatMap(ifThere),
];

function ifThere(path: string): string[] {
  return ["--ro-bind-try", path, path];
}

/**
 * Every way to ask for the box, the strictest first, because older releases lack options. The first that really starts
 * a program is used.
 */
const WAYS: readonly (readonly string[])[] = [
  ["--unshare-user", "--disable-userns", "--size", String(EVERY_BOX.tmpBytes), "--tmpfs", "/tmp"],
  ["--size", String(EVERY_BOX.tmpBytes), "--tmpfs", "/tmp"],
  ["--tmpfs", "/tmp"],
];

/** The strictest box, if there is a bwrap. The first box that is needed shows whether it starts here. */
export function assumeProtection(): Protection {
  if (process.platform !== "linux") return { kind: "permissions", why: "bubblewrap is for Linux" };
  if (!isOnPath("bwrap")) return { kind: "permissions", why: "bwrap is not installed" };
  return { kind: "bubblewrap", options: optionsOf(WAYS[0]!) };
}

/** Starts boxes until one runs, the strictest first. */
export function proveProtection(user: BoxUser): Protection {
  const assumed = assumeProtection();
  if (assumed.kind !== "bubblewrap") return assumed;
  let why = "";
  for (const options of WAYS.map(optionsOf)) {
    // This also asks for its report: a release without one is of no use.
    const command = ["--json-status-fd", "1", "/usr/bin/env", "true"];
    const probe = spawnSync("bwrap", [...options, ...command], {
      timeout: 5000,
      killSignal: "SIGKILL",
      encoding: "utf8",
      env: { PATH: process.env.PATH ?? "/usr/bin:/bin" },
      ...user,
    });
    if (probe.status === 0) return { kind: "bubblewrap", options };
    if ((probe.error as NodeJS.ErrnoException | undefined)?.code === "ENOENT") {
      return { kind: "permissions", why: "bwrap is not installed" };
    }
    why ||= `bwrap does not start: ${(probe.stderr ?? "").trim().split("\n")[0] || String(probe.error ?? "it failed")}`;
  }
  return { kind: "permissions", why };
}

function optionsOf(way: readonly string[]): readonly string[] {
  const own = ["--proc", "/proc", "--dev", "/dev"];
  return [...SYSTEM, "--unshare-all", "--die-with-parent", "--new-session", ...own, ...way];
}
