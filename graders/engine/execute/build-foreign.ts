/**
 * Builds programs in other languages by the submission's own command, in a box.
 *
 * The result leaves the box as an archive, and enters the box of each case as a read-only file: no folder of this
 * machine is ever open to it.
 *
 * @module
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import type { ForeignSettings } from "../intake/deckwork-json.ts";
import type { Allowance } from "../limits/allowance.ts";
import { FOREIGN_BUILD } from "../limits/limits.ts";
import { type BoxEnd, openBox } from "../sandbox/box.ts";
import { layFile } from "../sandbox/lend.ts";
import type { Session } from "../sandbox/session.ts";
import type { BoxLimits } from "../sandbox/watch-limits.ts";
import type { Build, Problem } from "./build.ts";
import { errorLines, SAID_CHARS } from "./compiler-errors.ts";
import { usedUpSays } from "./outcome.ts";

/** A submission's files, unchanged, by `<track>/<stage>/<file>`. */
export type Bytes = Readonly<Record<string, Uint8Array>>;

export interface ForeignProgram {
  /** The archive of the submission's files and the files built beside them; a path of this machine. */
  readonly archive: string;
  /** The folder in it from which the program is started: the stage's. */
  readonly folder: string;
  readonly run: readonly string[];
}

/** The result of building a stage, in any language. */
export type StageBuild = Build | ForeignBuild;

export type ForeignBuild =
  | { readonly kind: "foreign"; readonly program: ForeignProgram }
  | { readonly kind: "broken"; readonly problems: readonly Problem[] }
  /** The submission's time was used up before it was built. */
  | { readonly kind: "not run"; readonly because: string }
  /** Not the program's fault: it cannot be built here. */
  | { readonly kind: "unavailable"; readonly why: string };

/** If there is a compiler, pauses of a dynamically linked program are reported instead of waited for. */
const PAUSE = join(PROJECT, "graders/engine/guest/foreign-pause.c");

const WORK = "/tmp/work";
const BUILD = `set -e
cp -r /deck/source ${WORK}
chmod -R u+w ${WORK}
cd "${WORK}/$1"
shift
if [ $# -gt 0 ]; then "$@" 1>&2; fi
if command -v cc >/dev/null; then cc -shared -fPIC -o ${WORK}/.pause.so /deck/pause.c 2>/dev/null || true; fi
tar -c -f - -C ${WORK} .`;

let serial = 0;

/**
 * Builds a stage.
 *
 * @param files - all files of the submission's track: a stage may use files of others
 * @param stage - the stage's path; the commands are started in its folder
 * @param time - the time for all programs of the submission: building counts towards it, and each build gets a part of
 * it
 */
export async function buildForeign(
  session: Session,
  files: Bytes,
  stage: string,
  { build, run }: ForeignSettings,
  time: Allowance,
): Promise<ForeignBuild> {
  if (time.usedUp()) return { kind: "not run", because: usedUpSays(time) };
  if (session.protection.kind !== "bubblewrap") {
    return {
      kind: "unavailable",
      why: `programs in other languages run only inside bubblewrap, but ${session.protection.why}`,
    };
  }
  const name = `foreign-${process.pid}-${serial++}`;
  const source = join(session.folder, name);
  for (const [path, bytes] of Object.entries(files)) layFile(join(source, path), bytes, 0o755);
  try {
    const built = await runBuild(session, source, stage, build, time);
    if (!Buffer.isBuffer(built)) return built;
    const archive = `${source}.tar`;
    layFile(archive, built);
    return { kind: "foreign", program: { archive, folder: stage, run } };
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

/** @returns the archive, or why there is none */
async function runBuild(
  session: Session,
  source: string,
  stage: string,
  build: readonly string[],
  time: Allowance,
): Promise<Buffer | ForeignBuild> {
  const limits = limitsWithin(time);
  const box = openBox(session, {
    files: { source, "pause.c": pauseSource(session) },
    command: () => ["/bin/sh", "-c", BUILD, "sh", stage, ...build],
    limits,
    permissions: false,
    grouped: true,
  });
  box.stdin?.end();
  box.report.on("error", () => {}).resume();
  const product: Buffer[] = [];
  let size = 0;
  let said = "";
  box.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > FOREIGN_BUILD.productBytes) box.stop();
    else product.push(chunk);
  });
  const decoder = new TextDecoder();
  box.stderr.on("data", (chunk: Buffer) => {
    if (said.length < SAID_CHARS) said += decoder.decode(chunk, { stream: true });
  });
  box.work();
  const end = await time.during(
    () => box.ended,
    () => box.stop(),
  );
  if (end.how === "exit" && end.status === 0) return Buffer.concat(product);
  if (end.how === "did not start")
    return { kind: "unavailable", why: `the build could not be started: ${end.why}` };
  if (size > FOREIGN_BUILD.productBytes) {
    const text = `The build leaves more than ${FOREIGN_BUILD.productBytes / 2 ** 20} MB of files.`;
    return { kind: "broken", problems: [{ text }] };
  }
  if (end.how === "stopped") return { kind: "not run", because: usedUpSays(time) };
  const output = errorLines(said, `${WORK}/${stage}`);
  const text = `${build.join(" ")} ${endOf(end, limits)}${output.length > 0 ? ":" : "."}`;
  return { kind: "broken", problems: [{ text, ...(output.length > 0 ? { output } : {}) }] };
}

/** One slow build must leave time for the other stages. */
function limitsWithin({ ms }: Allowance): BoxLimits {
  const most = ms * FOREIGN_BUILD.share;
  const { cpuMs, wallMs, idleMs, ...others } = FOREIGN_BUILD.limits;
  return {
    ...others,
    cpuMs: Math.min(cpuMs, most),
    wallMs: Math.min(wallMs, most),
    idleMs: Math.min(idleMs, most),
  };
}

function endOf(end: BoxEnd, { cpuMs, wallMs, idleMs, memoryBytes, processes }: BoxLimits): string {
  if (end.how === "limit") {
    const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;
    const most = {
      cpu: `the ${seconds(cpuMs)} of computing that a build may take`,
      wall: `the ${seconds(wallMs)} that a build may take`,
      idle: `the ${seconds(idleMs)} for which a build may wait`,
      memory: `${memoryBytes / 2 ** 20} MB of memory`,
      processes: `${processes} processes`,
    };
    return `needs more than ${most[end.limit]}`;
  }
  if (end.how === "signal") return `is ended by ${end.signal}`;
  return end.how === "exit" ? `ends with status ${end.status}` : "is stopped";
}

/** In the session's folder, because the user in the box cannot read all other folders. */
function pauseSource(session: Session): string {
  const place = join(session.folder, "pause.c");
  layFile(place, readFileSync(PAUSE));
  return place;
}

/** Removes the results. */
export function discardForeign({ program }: Extract<ForeignBuild, { kind: "foreign" }>): void {
  rmSync(program.archive, { force: true });
}
