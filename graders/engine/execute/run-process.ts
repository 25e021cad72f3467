/**
 * The process runner: one boxed process of the operating system for one case.
 *
 * @module
 */
import { closeSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { CASE_LIMITS, PROCESS_BOX, type Times } from "../limits/limits.ts";
import { type BoxEnd, openBox } from "../sandbox/box.ts";
import type { BoxSpec } from "../sandbox/confine.ts";
import { layFile } from "../sandbox/lend.ts";
import type { Session } from "../sandbox/session.ts";
import { readProcessReports } from "./answers.ts";
import {
  type Ended,
  MEDDLED,
  type Pause,
  type ProgramError,
  type Run,
  runOfDeath,
  type TimeGiven,
} from "./outcome.ts";

let serial = 0;

/** Runs a bundle under plain Node. */
export async function runProcess(
  session: Session,
  code: string,
  lines: readonly string[],
  times = session.times,
): Promise<Run> {
  // Places in errors are found by the end of this name.
  const program = join(session.memory, `case-${process.pid}-${serial++}-program.mjs`);
  layFile(program, code);
  try {
    return await runBoxed(session, lines, {
      files: { "program.mjs": program, "process-host.cjs": session.compiled.processHost },
      command: (at) => [
        at("node"),
        ...PROCESS_BOX.nodeFlags,
        "--require",
        at("process-host.cjs"),
        at("program.mjs"),
      ],
      limits: PROCESS_BOX.limits(times),
      outputChars: times.outputChars,
      permissions: true,
    });
  } finally {
    rmSync(program);
  }
}

/**
 * Runs the program in a box on typed lines, and returns what it did.
 *
 * @param typedAt - the name that the file with the lines has inside, if the command itself opens it: then nobody can
 * write to it. Otherwise it is the program's standard input, and Node's permissions forbid writing to it.
 */
export async function runBoxed(
  session: Session,
  lines: readonly string[],
  spec: Omit<BoxSpec, "stdin"> & TimeGiven & Pick<Times, "outputChars">,
  typedAt?: string,
): Promise<Run> {
  const typed = join(session.memory, `case-${process.pid}-${serial++}.txt`);
  layFile(typed, lines.map((line) => `${line}\n`).join(""));
  const stdin = typedAt === undefined ? openSync(typed, "r") : "ignore";
  const files = typedAt === undefined ? spec.files : { ...spec.files, [typedAt]: typed };
  const run = async (): Promise<Run> => {
    const protection = session.assumed;
    const box = openBox(session, { ...spec, files, stdin });
    const stdout = collect(box.stdout, spec.outputChars, () => box.stop());
    const stderr = collectEnd(box.stderr, CASE_LIMITS.stderrChars);
    const reports = collect(box.report, CASE_LIMITS.outputChars, () => box.stop());
    box.work();
    const end = await box.ended;
    if (end.how === "did not start" && session.reconsider(protection)) return run();
    const reported = readReports(reports.text());
    return runOf(end, { stdout, stderr: stderr(), meddled: reports.flooded, ...reported }, spec);
  };
  try {
    return await run();
  } finally {
    if (stdin !== "ignore") closeSync(stdin);
    rmSync(typed);
  }
}

interface Collected {
  text(): string;
  readonly flooded: boolean;
}

/** Keeps the output of a stream, up to a limit, and reports once when it is reached. */
function collect(stream: Readable, limit: number, overflow: () => void): Collected {
  // The output is kept unchanged, even a byte order mark at its beginning.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  let flooded = false;
  stream.on("error", () => {});
  stream.on("data", (chunk: Buffer) => {
    if (flooded) return;
    text += decoder.decode(chunk, { stream: true });
    if (text.length <= limit) return;
    flooded = true;
    text = text.slice(0, limit);
    overflow();
  });
  return {
    text: () => text,
    get flooded() {
      return flooded;
    },
  };
}

/** Keeps the end of a stream's output. */
function collectEnd(stream: Readable, most: number): () => string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let text = "";
  stream.on("error", () => {});
  stream.on("data", (chunk: Buffer) => {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > most * 2) text = text.slice(-most);
  });
  return () => text.slice(-most);
}

interface Reports {
  readonly reads?: Run["reads"];
  readonly pauses?: readonly Pause[];
  /** How the program was about to end itself. */
  readonly ends?: "status" | "signal";
  readonly error?: ProgramError;
}

/** Puts together the process host's reports. */
function readReports(text: string): Reports {
  const pauses: Pause[] = [];
  const at: number[] = [];
  let asked = false;
  let inVain = false;
  let pausesAreTold = false;
  let ends: Reports["ends"];
  let error: ProgramError | undefined;
  for (const report of readProcessReports(text)) {
    switch (report.kind) {
      case "read":
        asked = true;
        if (report.inVain) inVain = true;
        else at.push(report.at);
        break;
      case "ends":
        ends = report.by;
        break;
      case "pauses are told":
        pausesAreTold = true;
        break;
      case "pause": {
        const { kind: _, ...pause } = report;
        pauses.push(pause);
        break;
      }
      case "error":
        error = report.error;
        break;
      default:
        report satisfies never;
    }
  }
  return {
    ...(ends ? { ends } : {}),
    ...(pausesAreTold ? { pauses } : {}),
    ...(asked ? { reads: { taken: at.length, askedForMore: inVain, at } } : {}),
    ...(error ? { error } : {}),
  };
}

interface Seen extends Reports {
  readonly stdout: Collected;
  readonly stderr: string;
  /** It flooded the channel of the reports. */
  readonly meddled: boolean;
}

function runOf(
  end: BoxEnd,
  { stdout, stderr, meddled, ends, error, ...recorded }: Seen,
  given: TimeGiven,
): Run {
  const ended = (): Ended => {
    const status = statusOf(end, ends);
    if (stdout.flooded) return { how: "too much output" };
    if (meddled) return { how: "killed", why: MEDDLED };
    if (status !== undefined) return { how: "exit", status, ...(error ? { error } : {}) };
    return runOfDeath(end, stderr, given, ends).ended;
  };
  return { stdout: stdout.text(), stderr, ended: ended(), ...recorded };
}

/** The exit status of a program that ended by one, even if that looks like a signal from outside. */
function statusOf(end: BoxEnd, ends: Reports["ends"]): number | undefined {
  if (end.how === "exit" || (end.how === "signal" && ends === "status")) return end.status;
  return undefined;
}
