/**
 * Runs a program in a V8 context with only the language, a console, and the toolkit's host.
 *
 * No case leaves anything for the next: a context is used again only if no program in it changes what they share, and a
 * program that starts again makes all its variables anew. The program runs inside one call of `runInContext`: its
 * microtasks are drained before the call returns and count towards its time limit. So the limit stops a loop before an
 * `await` and after it. The prelude closes over the functions of the outer world and never gives them to the program.
 * That is only tidiness: the box around this process confines it.
 */
import vm from "node:vm";
import { CASE_LIMITS } from "../limits/limits.ts";
import {
  describeError,
  type ErrorParts,
  isInterruption,
  isTimeout,
  placesIn,
  UNSETTLED,
  UNSETTLED_ERROR,
} from "./errors.ts";
import { giveBack, newPlace, takeUnchanged } from "./place.ts";
import { PROCESS_NAMES, STEP } from "./prelude.ts";
import type { Rejections } from "./rejections.ts";
import type { BundlePlace, Ended, Pause, ProgramError, Run } from "./run.ts";
import { leavesSharedAlone } from "./shared-objects.ts";
import { STAND_INS } from "./stand-ins.ts";
import { STANDS_IN } from "./with-stand-ins.ts";

/** The program needs something that only a real process has; run it there. */
export interface NeedsProcess {
  readonly needs: string;
}

export interface RealmLimits {
  /** CPU time of one case, in milliseconds. A limit costs a thread for each case; an infinite one is none. */
  readonly cpuMs: number;
  /** The most clock time for one case, in milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** Standard output of one case, in UTF-16 units. */
  readonly outputChars: number;
  readonly unlike?: Unlike;
}

/**
 * What another program printed that went wrong at a known place. A program that prints something else before, or the same
 * from there on, goes wrong as well: it is stopped as if it printed too much.
 */
export interface Unlike {
  /** Until it is surely wrong. */
  readonly text: string;
  /** Where it goes wrong, in UTF-16 units; at its end, if it should only have gone on. */
  readonly at: number;
}

/** A typist's answer: the line typed at this point, or `undefined` if there are no more lines. */
export type Typist = (shown: () => string) => string | undefined;

/** Types these lines, one by one. */
export function typeLines(lines: readonly string[]): Typist {
  let next = 0;
  return () => lines[next++];
}

const STDERR_CHARS = 8192;

/** Whether a signal to this process stops the script that runs, and not the process. On Windows, it ends the process. */
const breakOnSigint = process.platform !== "win32";
const { kill } = process;
/** A signal may be lost, and one too many may stop the next script. */
const SIGNAL_EACH = 256;

/** A time limit may be reached so much too early. */
const EARLY_MS = 2;

/** The computing time of all attempts, in times of one case; the box gives a little more. */
const ALL_ATTEMPTS = 2.5;

/**
 * Node's thread for signals may end before it has counted the last one, and then it stops the next script instead. So many
 * times is a program run again that was stopped for nothing.
 */
const MOST_STRAYS = 3;

/** A program, compiled once for all its cases. */
export interface Program {
  /** Our own scripts, which run before it for each case. They need no time limit, and each would cost a thread. */
  readonly preludes: readonly vm.Script[];
  /** A student's script that runs between those and it, within its time. */
  readonly own?: vm.Script;
  readonly script: vm.Script;
  /** The names of process features that it mentions; only these are worth a trap in a context of its own. */
  readonly traps: readonly string[];
  /** Whether others may run in its context after it. */
  readonly sharesContext: boolean;
  /** Whether it gets stand-ins for what it uses of Node. */
  readonly standIns?: boolean;
  /** Its clock begins at this time, in milliseconds since 1970; by default now. */
  readonly epoch?: number;
}

let standIns: vm.Script | undefined;

/** Few programs need it. */
function scriptWithStandIns(): vm.Script {
  standIns ??= new vm.Script(STAND_INS, { filename: "stand-ins" });
  return standIns;
}

/** A program that must not know one run from another begins at this time. */
const FIXED_EPOCH = Date.UTC(2026, 0, 1);

/**
 * Compiles a bundle.
 *
 * @param bare - whether it gets no traps for features of a process, and the same time in every run
 */
export function loadProgram(code: string, bare = false): Program | NeedsProcess {
  // In a bare one, these are only words: it was built without imports.
  if (!bare && /\bimport\s*[({.]|^\s*import\s*["']/m.test(code)) return { needs: "import" };
  // Text that becomes code can import, and Node answers that with a promise and an error of the outer world.
  if (!bare && /\beval\b|\bFunction\s*\(/.test(code)) return { needs: "code from text" };
  // Only a process shows objects in a way of their own.
  if (!bare && code.includes("nodejs.util.inspect.custom")) return { needs: "util.inspect.custom" };
  try {
    // Our own first line is subtracted again, so places in errors are places in the bundle.
    const script = new vm.Script(`"use strict"; $start(async () => {\n${code}\n});`, {
      filename: "program.mjs",
      lineOffset: -1,
    });
    const standIns = !bare && code.startsWith(STANDS_IN);
    // Its process is made anew for each run.
    const shared = standIns ? code.replaceAll(/\bprocess\b/g, "own") : code;
    const sharesContext = !bare && leavesSharedAlone(shared);
    const traps = bare || sharesContext ? [] : PROCESS_NAMES.filter((name) => code.includes(name));
    const preludes = standIns ? [scriptWithStandIns()] : [];
    return {
      ...{ script, traps, sharesContext, preludes, standIns },
      ...(bare ? { epoch: FIXED_EPOCH } : {}),
    };
  } catch (error) {
    // esbuild accepted it as a module, but V8 does not accept it as a function, so it needs a real module.
    return { needs: error instanceof Error ? error.message : "a module" };
  }
}

/**
 * Runs a loaded program once.
 *
 * @param newTypist - makes a new typist, because a case may be run again from its start
 */
export async function runOnce(
  program: Program,
  newTypist: () => Typist,
  limits: RealmLimits,
  rejections: Rejections,
): Promise<Run | NeedsProcess> {
  let used = 0;
  let waited = 0;
  let strays = 0;
  for (let timeout = limits.cpuMs, isMost = false; ; ) {
    const attempt = await attemptOnce(program, newTypist(), limits, rejections, timeout);
    if ("needs" in attempt) return attempt;
    // A program may also throw such an error itself.
    if (attempt.isStray && ++strays <= MOST_STRAYS) continue;
    const { run, cpuMs } = attempt;
    if (run.ended.how !== "timed out" || cpuMs >= limits.cpuMs * 0.8) return run;
    used += cpuMs;
    waited += timeout;
    // The clock ran out, but the processor was busy elsewhere. That is not the program's fault, so it gets more time.
    if (isMost && used >= limits.cpuMs) return run;
    // If the processor is free from now on, all the time is computing time, and the box may end before the case.
    const most = Math.min(limits.wallMs - waited, Math.ceil(limits.cpuMs * ALL_ATTEMPTS - used));
    if (most <= 0) return { ...run, ended: { how: "timed out", limit: "wall" } };
    const wanted = Math.ceil((timeout * limits.cpuMs) / Math.max(cpuMs, 1));
    isMost = wanted >= most;
    timeout = Math.min(wanted, most);
  }
}

async function attemptOnce(
  program: Program,
  typist: Typist,
  limits: RealmLimits,
  rejections: Rejections,
  timeout: number,
): Promise<{ run: Run; cpuMs: number; isStray: boolean } | NeedsProcess> {
  const trace: Trace = { stdout: "", printed: 0, stderr: "", at: [], pauses: [] };
  const { script, preludes, own, traps, epoch = Date.now() } = program;
  const kind = program.standIns ? "stoodIn" : "plain";
  const place = program.sharesContext ? takeUnchanged(kind) : newPlace(traps);
  const { context, surroundings, mains } = place;
  const main = mains.get(script);
  const isLimited = timeout < Infinity;
  surroundings.begin(...hooksOf(trace, typist, limits, isLimited), epoch, main);
  if (program.standIns) surroundings.lendExits();

  // Without a limit, nobody asks, and to ask takes long.
  const usage = isLimited ? process.cpuUsage : () => NO_TIME;
  let before = usage();
  // Not performance.now: loading that module takes as long as ten cases.
  const fromNow = () => process.uptime() * 1000 + timeout;
  let deadline = fromNow();
  rejections.begin();
  const goOn = (script: vm.Script): void => {
    const left = Math.ceil(deadline - process.uptime() * 1000);
    if (left > 0) script.runInContext(context, isLimited ? { timeout: left, breakOnSigint } : {});
    else trace.timedOut = true;
  };
  // A program may throw an error of this kind itself.
  const isLate = (error: unknown): boolean =>
    isTimeout(error) && process.uptime() * 1000 >= deadline - EARLY_MS;
  let isStray = false;
  /** Reading an error may run the program's own code, which only its own context may do. */
  const tell = (error: unknown): void => {
    surroundings.look(error);
    try {
      goOn(STEP);
    } catch (other) {
      if (isLate(other)) trace.timedOut = true;
      isStray ||= isInterruption(other);
    }
    trace.finished ??= { ok: false, error: UNREADABLE };
  };
  try {
    for (const prelude of preludes) prelude.runInContext(context);
    before = usage();
    deadline = fromNow();
    if (own) goOn(own);
    goOn(main === undefined ? script : STEP);
    // Node dies of an unhandled rejection before it fires another timer.
    while (surroundings.waits() && isOpen(trace) && (await rejections.none())) {
      surroundings.arm();
      goOn(STEP);
    }
  } catch (error) {
    if (isLate(error)) trace.timedOut = true;
    else if (trace.caught === undefined) {
      isStray ||= isInterruption(error);
      tell(error);
    }
  }
  surroundings.close();
  const unhandled = await rejections.end();
  if (unhandled.length > 0 && (!trace.finished || trace.finished.ok)) tell(unhandled[0]);
  const used = usage(before);
  if (trace.needs !== undefined) return { needs: trace.needs };
  if (trace.finished?.error?.message === NO_CODE_FROM_TEXT) return { needs: "code from text" };
  const ended = endOf(trace);
  if (
    program.sharesContext &&
    ended.how !== "timed out" &&
    trace.caught === undefined &&
    !isStray
  ) {
    mains.set(script, surroundings.main());
    giveBack(kind, place);
  }
  const run = runOf(trace, ended);
  return { run, cpuMs: (used.user + used.system) / 1000, isStray };
}

const NO_TIME: NodeJS.CpuUsage = { user: 0, system: 0 };

/** What a program did in its context, as reported to the outside. */
interface Trace {
  stdout: string;
  /** In UTF-16 units, including those over the limit. */
  printed: number;
  stderr: string;
  /** How much had been printed when each line was read. */
  readonly at: number[];
  readonly pauses: Pause[];
  askedForMore?: boolean;
  /** What printed when the limit was reached. */
  flooded?: readonly BundlePlace[];
  /** How often it went on printing after that. Then a signal stops it. */
  caught?: number;
  timedOut?: boolean;
  /** The first process feature that it used. */
  needs?: string;
  finished?: { readonly ok: boolean; readonly status?: number; readonly error?: ProgramError };
}

/** V8's words. */
const NO_CODE_FROM_TEXT = "Code generation from strings disallowed for this context";

const UNREADABLE: ProgramError = { name: "Error", message: "an error that cannot be read" };

/**
 * The functions that the prelude calls, in the order of its parameters. A program that breaks the prelude may call them
 * with anything: they believe only texts and numbers, and never look into an object.
 */
function hooksOf(
  trace: Trace,
  typist: Typist,
  { outputChars, unlike }: RealmLimits,
  isLimited: boolean,
): unknown[] {
  const writeOut = (text: unknown): void => {
    if (typeof text !== "string") return;
    // It has caught what was thrown, as an asynchronous function does that nobody waits for.
    if (trace.flooded && isLimited && breakOnSigint) {
      trace.caught = (trace.caught ?? 0) + 1;
      if (trace.caught % SIGNAL_EACH === 1) kill.call(process, process.pid, "SIGINT");
    }
    trace.printed += text.length;
    if (unlike && isHopeless(trace.stdout, text, unlike)) trace.flooded ??= [];
    // A text, not an error: a program that catches it in a loop must not get one of our objects, nor use the time to
    // make its stack.
    if (trace.flooded || trace.printed > outputChars) {
      trace.flooded ??= placesIn(new Error().stack ?? "");
      throw "too much output";
    }
    trace.stdout += text;
  };
  const writeError = (text: unknown): void => {
    if (typeof text !== "string") return;
    trace.stderr += text.slice(-STDERR_CHARS);
    if (trace.stderr.length > STDERR_CHARS * 2) trace.stderr = trace.stderr.slice(-STDERR_CHARS);
  };
  const takeLine = (): string | undefined => {
    const line = typist(() => trace.stdout);
    if (line === undefined) trace.askedForMore = true;
    else trace.at.push(trace.printed);
    return line;
  };
  const notePause = (at: unknown, seconds: unknown, waited: unknown): void => {
    if (typeof at !== "number" || typeof seconds !== "number") return;
    if (trace.pauses.length < CASE_LIMITS.pauses)
      trace.pauses.push({ at, seconds, ...(waited === false ? { waited } : {}) });
  };
  const touch = (name: unknown): never => {
    trace.needs ??= typeof name === "string" ? name : "a process";
    throw `${trace.needs} needs a process`;
  };
  const ended = (ok: unknown, ...[name, message, , stack]: ErrorParts): void => {
    // Here, the system gives no error its code: the program has made it up.
    const error = () => describeError([name, message, undefined, stack]);
    if (typeof ok === "number") trace.finished = { ok: ok === 0, status: ok };
    else trace.finished = ok === true ? { ok } : { ok: false, error: error() };
  };
  const printed = (): number => trace.printed;
  return [writeOut, writeError, takeLine, notePause, touch, ended, printed];
}

/** Whether the program may go on. */
function isOpen({ flooded, finished, timedOut, needs }: Trace): boolean {
  const failed = finished !== undefined && !finished.ok;
  return !failed && !timedOut && needs === undefined && flooded === undefined;
}

/** @param next - what is printed after what was printed before */
function isHopeless(before: string, next: string, { text, at }: Unlike): boolean {
  const from = before.length;
  const until = from + next.length;
  if (from < at && !next.startsWith(text.slice(from, Math.min(until, at)))) return true;
  const goesWrong = at < text.length && from < text.length && text.length <= until;
  return goesWrong && (before + next).startsWith(text.slice(at), at);
}

function endOf({ flooded, finished, timedOut }: Trace): Ended {
  if (flooded) return { how: "too much output", at: flooded };
  const error = finished?.error;
  if (timedOut) return { how: "timed out" };
  if (error) return { how: "exit", status: 1, error };
  if (!finished) return { how: "exit", status: UNSETTLED, error: UNSETTLED_ERROR };
  return { how: "exit", status: finished.status ?? 0 };
}

function runOf({ stdout, stderr, at, askedForMore = false, pauses }: Trace, ended: Ended): Run {
  const error = ended.how === "exit" ? ended.error : undefined;
  const complaints = error ? `${stderr}${error.name}: ${error.message}\n` : stderr;
  const reads =
    at.length > 0 || askedForMore ? { reads: { taken: at.length, askedForMore, at } } : {};
  return { stdout, stderr: complaints.slice(-STDERR_CHARS), ended, ...reads, pauses };
}
