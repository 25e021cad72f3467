/**
 * What one run of a command sets up once: a temporary folder, the programs that work inside the boxes, and the
 * protection that this machine offers.
 *
 * @module
 */
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Compiled, compiled, compiledIn, esbuildBinary } from "#compiled/compiled.cjs";
import { TIMES, type Times } from "../limits/limits.ts";
import { codeOf } from "../text/workbook-error.ts";
import { atEnd } from "./ending.ts";
import { lend } from "./lend.ts";
import { isOnPath } from "./on-path.ts";
import { assumeProtection, type BoxUser, type Protection, proveProtection } from "./protection.ts";

export type { Protection } from "./protection.ts";

export interface Session {
  /** What confines programs here. A box is started to prove it, the first time that somebody asks. */
  readonly protection: Protection;
  /** The same, taken for granted as long as every box starts. */
  readonly assumed: Protection;
  /**
   * Looks again, after a box that did not start.
   *
   * @returns whether the protection is not what it was, so that another try is worth it
   */
  reconsider(was: Protection): boolean;
  /** Whether `prlimit` is there to set the kernel's limits. */
  readonly prlimit: boolean;
  /** A folder of this run that the user inside the boxes can read. */
  readonly folder: string;
  /** Our own programs, where the user inside the boxes can read them. */
  readonly compiled: Compiled;
  /** The Node that runs them. */
  readonly node: string;
  /** esbuild's binary. */
  readonly esbuild: string;
  /** How long programs and the compiler may take. */
  readonly times: Times;
  /** The user that boxes run as, where the grader is root. */
  readonly user: BoxUser;
  close(): void;
}

const NOBODY = 65534;
const PREFIX = "deckwork-";

/**
 * Sets up; `close` takes everything away again.
 *
 * @param options - `box`: `false` to do without bubblewrap, even where it is there
 */
export function openSession({ box = true }: { readonly box?: boolean } = {}): Session {
  const root = process.getuid?.() === 0;
  const user = root ? { uid: NOBODY, gid: NOBODY } : undefined;
  const folder = mkdtempSync(join(temporary(), PREFIX));
  writeFileSync(join(folder, OWNER), String(process.pid));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Whatever way the command ends, its folder goes with it.
  const forget = atEnd(remove);
  if (process.platform !== "win32") process.on("SIGUSR1", noDebugger);
  // By their real places: Node's own permissions do not follow links.
  const place = (path: string) => (root ? lend(path, folder) : path);
  const programs = compiled(join(folder, "compiled"))!;
  let proved: Protection | undefined = box
    ? undefined
    : { kind: "permissions", why: "it was switched off" };
  const assumption = assumeProtection();
  const prove = () => (proved ??= proveProtection(user));
  return {
    folder,
    times: TIMES,
    user,
    get protection() {
      return prove();
    },
    get assumed() {
      return proved ?? assumption;
    },
    reconsider: (was) => !isDeepStrictEqual(prove(), was),
    prlimit: process.platform === "linux" && isOnPath("prlimit"),
    node: place(realPlace(process.execPath)),
    esbuild: place(realPlace(esbuildBinary())),
    compiled: compiledIn(place(realPlace(programs.folder))),
    close: () => {
      process.off("SIGUSR1", noDebugger);
      forget();
      remove();
    },
  };
}

/** Names the process that a session's folder belongs to. */
const OWNER = "owner.pid";

/**
 * Takes away the folders of sessions whose process was killed, and could not do it itself.
 *
 * @param tmp - where they lie
 */
export function clearAbandoned(tmp: string = temporary()): void {
  for (const name of readdirSync(tmp).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(tmp, name);
    try {
      if (!isRunning(Number(readFileSync(join(folder, OWNER), "utf8"))))
        rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody else's; or it has just been taken away.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}

/** Where the user inside the boxes can read. */
function temporary(): string {
  return process.getuid?.() === 0 ? "/tmp" : tmpdir();
}

/** As it is given where a folder on the way may not be looked into. */
function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** By this signal Node would open a debugger, to whoever sends it: a program without a box can. */
function noDebugger(): void {}
