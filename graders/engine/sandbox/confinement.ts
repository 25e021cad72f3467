/**
 * How strangers' programs are confined, and what stops this machine from doing it.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { WorkbookError } from "../text/workbook-error.ts";
import { isOnPath } from "./on-path.ts";
import type { BoxUser, Confinement } from "./protection.ts";
import type { Session } from "./session.ts";

/** What this machine says of itself. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly hasBwrap: boolean;
  /** The text of a file; `undefined` if it cannot be read. */
  read(path: string): string | undefined;
}

const THIS_MACHINE: Machine = {
  platform: process.platform,
  get hasBwrap() {
    return isOnPath("bwrap");
  },
  read: (path) => {
    try {
      return existsSync(path) ? readFileSync(path, "utf8") : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Settings of the kernel that keep ordinary users from making a box, and the values that forbid it. */
const FORBIDDING = [
  ["kernel/apparmor_restrict_unprivileged_userns", "1", "0"],
  ["kernel/unprivileged_userns_clone", "0", "1"],
  ["user/max_user_namespaces", "0", "10000"],
] as const;

/** What would give this machine a box, as a sentence. */
export function remedyFor(machine: Machine = THIS_MACHINE): string {
  if (machine.platform !== "linux") return "Grade on Linux, where bubblewrap works.";
  if (!machine.hasBwrap) return "Install bubblewrap (`sudo apt-get install bubblewrap`).";
  if (["/.dockerenv", "/run/.containerenv"].some((path) => machine.read(path) !== undefined))
    return "Start the container with `--security-opt seccomp=unconfined --security-opt apparmor=unconfined --security-opt systempaths=unconfined`.";
  const forbidding = FORBIDDING.find(
    ([name, value]) => machine.read(`/proc/sys/${name}`)?.trim() === value,
  );
  if (!forbidding) return "Ask an administrator to allow user namespaces.";
  const [name, , allowed] = forbidding;
  const sysctl = `\`sudo sysctl -w ${name.replace("/", ".")}=${allowed}\``;
  return name.includes("apparmor")
    ? `Give bwrap the AppArmor profile in .github/SECURITY.md, or use ${sysctl}.`
    : `Use ${sysctl}.`;
}

/**
 * Refuses to run strangers' programs on a machine that cannot confine them as the instructor asked.
 *
 * @param secrets - files and folders that no submission may read
 * @throws WorkbookError that says how to go on
 */
export function requireConfinement(
  { protection, user }: Pick<Session, "protection" | "user">,
  asked: Confinement,
  secrets: readonly string[],
): void {
  if (asked === "box" && protection.kind === "permissions")
    throw new WorkbookError(
      `Nothing was graded, because there is no box for strangers' programs (${protection.why}). ${remedyFor()} If this machine holds only one submission, add --container; --no-box grades without protection.`,
    );
  if (asked !== "container") return;
  if (!user)
    throw new WorkbookError(
      "Nothing was graded: --container runs programs as a user of their own, which only root can do. Start the command with sudo.",
    );
  const [open] = openTo(user, secrets);
  if (open !== undefined)
    throw new WorkbookError(
      `Nothing was graded, because with --container every submitted program could read ${open}. Close it with \`chmod -R o-rwx ${open}\`.`,
    );
}

/** Those of the files and folders that a user can read, or look into. */
function openTo(user: NonNullable<BoxUser>, paths: readonly string[]): string[] {
  const script = `for one; do if [ -r "$one" ] || [ -x "$one" ]; then printf '%s\\0' "$one"; fi; done`;
  const { stdout, status } = spawnSync("/bin/sh", ["-c", script, "sh", ...paths], {
    ...user,
    cwd: "/",
    encoding: "utf8",
    timeout: 5000,
  });
  // Nothing is known to be closed.
  if (status !== 0) return [...paths];
  return stdout.split("\0").filter((path) => path !== "");
}
