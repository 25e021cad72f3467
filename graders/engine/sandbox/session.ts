/**
 * What a command sets up once: a temporary folder, the programs that work inside the boxes, and the protection of this
 * machine.
 *
 * @module
 */
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  type Compiled,
  compiled,
  compiledIn,
  esbuildBinary,
  PROJECT,
  typescriptFolder,
} from "#compiled/compiled.cjs";
import { TIMES, type Times } from "../limits/limits.ts";
import { atEnd } from "./ending.ts";
import { isRunning } from "./kill.ts";
import { layFile, lend } from "./lend.ts";
import { type MemoryGroups, openMemoryGroups } from "./memory-groups.ts";
import { isOnPath } from "./on-path.ts";
import {
  assumeProtection,
  type BoxUser,
  type Confinement,
  type Protection,
  proveProtection,
} from "./protection.ts";
import { systemCallFilter } from "./system-calls.ts";

export type { Confinement, Protection } from "./protection.ts";

export interface Session {
  /** What confines programs here. The first request starts a box to prove it. */
  readonly protection: Protection;
  /** The same, assumed as long as every box starts. */
  readonly assumed: Protection;
  /**
   * Checks again after a box that did not start.
   *
   * @returns whether the protection has changed, so it is worth trying again
   */
  reconsider(was: Protection): boolean;
  /** Whether `prlimit` is available to set the kernel's limits. */
  readonly prlimit: boolean;
  /** A folder of this run that the user inside the boxes can read. */
  readonly folder: string;
  /** The same, for small files that are soon removed; in memory, if the system has a place for that. */
  readonly memory: string;
  /** Our own programs, in a place that the user inside the boxes can read. */
  readonly compiled: Compiled;
  /** The Node that runs them. */
  readonly node: string;
  /** esbuild's binary. */
  readonly esbuild: string;
  /** The folder of TypeScript's native compiler, if there is one for this system. */
  readonly typescript: string | undefined;
  /** How long programs and the compiler may take. */
  readonly times: Times;
  /** The user that boxes run as, if the grader is root; without bubblewrap, each box has its own. */
  readonly user: BoxUser;
  /** Where the kernel limits the memory of boxes, if it can be asked to. */
  readonly groups: MemoryGroups;
  /** The file with the filter for system calls, if there is one for this processor. */
  readonly filter: string | undefined;
  close(): void;
}

/** A folder, where the user inside the boxes can read it. */
export function lendFolder({ user, folder }: Session, path: string): string {
  return user ? lend(realPlace(path), folder) : realPlace(path);
}

const NOBODY = 65534;
const PREFIX = "deckwork-";

/**
 * Sets up; `close` removes everything again.
 *
 * @param options - `confinement`: how programs are to be confined; without a box that works, `box` means the limits alone.
 * `hidden`: files and folders that no box shows, besides this workbook
 */
export function openSession({
  confinement = "box",
  hidden = [],
}: {
  readonly confinement?: Confinement;
  readonly hidden?: readonly string[];
} = {}): Session {
  const root = process.getuid?.() === 0;
  const user = root ? { uid: NOBODY, gid: NOBODY } : undefined;
  const folder = ownFolder(temporary());
  const memory = hasMemory() ? ownFolder(MEMORY) : folder;
  const groups = openMemoryGroups();
  const remove = () => {
    groups.close();
    for (const one of new Set([folder, memory])) rmSync(one, { recursive: true, force: true });
  };
  // However the command ends, its folders are removed.
  const forget = atEnd(remove);
  if (process.platform !== "win32") process.on("SIGUSR1", noDebugger);
  // Use the real paths, because Node's own permissions do not follow links.
  const place = (path: string) => (root ? lend(path, folder) : path);
  const programs = compiled(join(folder, "compiled"))!;
  let proved = confinement === "box" ? undefined : WITHOUT_BOX[confinement];
  const filter = layFilter(folder);
  const around = {
    user,
    filter,
    hidden: [PROJECT, folder, ...(memory === folder ? [] : [memory]), ...hidden],
  };
  const assumption = assumeProtection(around);
  const prove = () => (proved ??= proveProtection(around));
  let isClosed = false;
  return {
    folder,
    memory,
    groups,
    times: TIMES,
    user,
    filter,
    get protection() {
      return prove();
    },
    get assumed() {
      return proved ?? assumption;
    },
    // Once it is closed, a box cannot start, because its files are gone.
    reconsider: (was) => !isClosed && !isDeepStrictEqual(prove(), was),
    prlimit: process.platform === "linux" && isOnPath("prlimit"),
    node: place(realPlace(process.execPath)),
    esbuild: place(realPlace(esbuildBinary())),
    typescript: typescriptFolder(),
    compiled: compiledIn(place(realPlace(programs.folder))),
    close: () => {
      isClosed = true;
      process.off("SIGUSR1", noDebugger);
      forget();
      remove();
    },
  };
}

const WITHOUT_BOX: Readonly<Record<Exclude<Confinement, "box">, Protection>> = {
  container: { kind: "container", why: "--container" },
  none: { kind: "permissions", why: "--no-box" },
};

function layFilter(folder: string): string | undefined {
  const filter = systemCallFilter();
  if (!filter) return undefined;
  const place = join(folder, "system-calls.bpf");
  layFile(place, filter);
  return place;
}

/** Names the process that a session's folder belongs to. */
const OWNER = "owner.pid";

/**
 * Removes the folders of sessions whose process was killed and could not do it.
 *
 * @param places - where they are
 */
export function clearAbandoned(places = [temporary(), ...(hasMemory() ? [MEMORY] : [])]): void {
  const all = places.flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  for (const folder of all.filter((one) => basename(one).startsWith(PREFIX))) {
    try {
      if (!isRunning(Number(readFileSync(join(folder, OWNER), "utf8"))))
        rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to a different user, or has just been removed.
    }
  }
}

/** A place that the user inside the boxes can read. */
function temporary(): string {
  return process.getuid?.() === 0 ? "/tmp" : tmpdir();
}

/** Where Linux keeps files in memory. On some disks, it takes longer to make a file than to run a case. */
const MEMORY = "/dev/shm";
/** Some containers have next to none. */
const LEAST_MEMORY = 32 * 1024 * 1024;

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return process.platform === "linux" && bavail * bsize >= LEAST_MEMORY;
  } catch {
    return false;
  }
}

/** A new folder that everybody can read. */
function ownFolder(place: string): string {
  const folder = mkdtempSync(join(place, PREFIX));
  writeFileSync(join(folder, OWNER), String(process.pid));
  chmodSync(folder, 0o755);
  return folder;
}

/** The path as given, if a folder on it cannot be read. */
function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** On this signal Node would open a debugger to the sender, and a program without a box can send it. */
function noDebugger(): void {}
