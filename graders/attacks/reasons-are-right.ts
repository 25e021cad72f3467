/** Programs that end for one reason and pretend another, or whose reason is easily mistaken. @module */
import type { Attack } from "./attack.ts";

const STAGE = "two-player-spades/2-build-deck";
const MAIN = `${STAGE}/main.ts`;

/** An attack by the program of a stage that reads nothing. */
function by(
  name: string,
  tries: string,
  source: string,
  verdict: string,
  says: string | RegExp,
  succeeded = "held",
): Attack {
  return {
    name,
    guarantee: "reasons are right",
    tries,
    stage: STAGE,
    files: () => ({ [MAIN]: source }),
    gets: { points: 0, verdicts: [verdict], says },
    succeeded,
  };
}

/** The same, by a program of another language. */
function byShell(
  name: string,
  tries: string,
  script: string,
  verdict: string,
  says: string | RegExp,
  succeeded = "held",
): Attack {
  return {
    ...by(name, tries, "", verdict, says, succeeded),
    files: () => ({
      [MAIN]: undefined,
      [`${STAGE}/deck.ts`]: undefined,
      [`${STAGE}/deckwork.json`]: '{"run": ["sh", "program.sh"]}',
      [`${STAGE}/program.sh`]: script,
    }),
    onlyIn: ["box"],
  };
}

/** Until a heap is full, a slow machine may compute for longer than a program may. */
function orTimedOut(attack: Attack): Attack {
  return { ...attack, gets: { ...attack.gets, or: "timed out" } };
}

/** All its processes together have one limit on memory, which they may reach before that on their number. */
function orTooMuchMemory(attack: Attack): Attack {
  return { ...attack, gets: { ...attack.gets, or: "too much memory" } };
}

const OLD = "451ac39";

export const ATTACKS: readonly Attack[] = [
  by(
    "flood-on-the-report-channel",
    "fills the channel on which the process host reports",
    `import { writeSync } from "node:fs";
const line = '{"kind":"pause","at":0,"seconds":1}\\n'.repeat(50);
for (;;) try { writeSync(3, line); } catch {}`,
    "crashed",
    /channel/,
    OLD,
  ),
  by(
    "flood-report-without-a-flood",
    "reports a flood of output that it never printed",
    `import { writeSync } from "node:fs";
writeSync(3, '{"kind":"flood"}\\n');
process.kill(process.pid, "SIGKILL");`,
    "crashed",
    /SIGKILL/,
    OLD,
  ),
  orTimedOut(
    by(
      "full-heap-after-much-standard-error",
      "writes so much to standard error that V8's last words get lost, then fills the heap",
      `for (let i = 0; i < 300; i++) process.stderr.write("x".repeat(99) + "\\n");
const all = [];
for (;;) all.push(new Array(100_000).fill(all.length));`,
      "too much memory",
      /160 MB/,
    ),
  ),
  by(
    "full-heap-in-words-only",
    "prints V8's message of a full heap and aborts",
    `console.error("FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory");
process.abort();`,
    "crashed",
    /SIGABRT/,
    OLD,
  ),
  by(
    "full-heap-in-words-and-buffers",
    "holds much memory outside the heap, prints V8's message of a full heap and aborts",
    `const all = Buffer.alloc(220 * 2 ** 20, 1);
console.error("FATAL ERROR: JavaScript heap out of memory", all.length);
process.abort();`,
    "crashed",
    /SIGABRT/,
    OLD,
  ),
  by(
    "buffer-in-words-only",
    "writes of a refused buffer to standard error, and kills itself",
    `console.error("RangeError: Array buffer allocation failed");
process.kill(process.pid, "SIGTERM");`,
    "crashed",
    /SIGTERM/,
    OLD,
  ),
  by(
    "error-like-a-refused-buffer",
    "throws an error with V8's words for a refused buffer",
    `throw new RangeError("Array buffer allocation failed");`,
    "crashed",
    /RangeError: Array buffer allocation failed/,
    OLD,
  ),
  by(
    "loop-of-pauses",
    "pauses without an end",
    `import { pause } from "#toolkit/pause.ts";
for (;;) await pause(1);`,
    "timed out",
    /seconds? of computing/,
  ),
  by(
    "loop-of-pauses-in-a-process",
    "pauses without an end in a process of its own, which reports each of them",
    `import { pause } from "#toolkit/pause.ts";
process.title;
for (;;) await pause(1);`,
    "timed out",
    /seconds? of computing/,
  ),
  by(
    "loop-of-pauses-not-awaited",
    "starts pauses without an end and waits for none",
    `import { pause } from "#toolkit/pause.ts";
for (;;) pause(1);`,
    "timed out",
    /seconds? of computing/,
  ),
  by(
    "loop-of-pauses-not-awaited-in-a-process",
    "the same in a process of its own",
    `import { pause } from "#toolkit/pause.ts";
process.title;
for (;;) pause(1);`,
    "timed out",
    /seconds? of computing/,
  ),
  by(
    "error-like-a-timeout",
    "throws an error with the code of Node's time limit, in a timer",
    `setTimeout(() => { throw Object.assign(new Error("mine"), { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" }); }, 1);`,
    "crashed",
    /Error: mine/,
    OLD,
  ),
  by(
    "error-like-a-waiting-await",
    "throws an error in the words for an await that never ends",
    `throw { name: "Warning", message: "the program waits for something that never comes: an await that never ends" };`,
    "crashed",
    /stopped with an error/,
    OLD,
  ),
  by(
    "status-13-without-an-await",
    "ends with the status that Node gives for an await that never ends",
    `process.exitCode = 13;`,
    "crashed",
    /exit status 13/,
    OLD,
  ),
  by(
    "error-like-a-refusal",
    "throws an error with the system's code for a forbidden file",
    `throw Object.assign(new Error("mine"), { code: "EACCES" });`,
    "crashed",
    /Error: mine/,
    OLD,
  ),
  by(
    "error-like-a-refusal-in-a-process",
    "throws such an error in a process of its own",
    `process.title; throw Object.assign(new Error("mine"), { code: "EACCES" });`,
    "crashed",
    /Error: mine/,
  ),
  by(
    "status-137",
    "ends with the status of a process that was killed",
    `process.exit(137);`,
    "crashed",
    /exit status 137/,
    OLD,
  ),
  by(
    "kills-itself",
    "ends itself by a signal",
    `process.kill(process.pid, "SIGKILL"); for (;;);`,
    "crashed",
    /SIGKILL/,
  ),
  by(
    "status-255",
    "ends with the largest status",
    `process.exit(255);`,
    "crashed",
    /exit status 255/,
  ),
  by(
    "exit-inside-a-promise",
    "ends itself in a promise while others wait",
    `void Promise.resolve().then(() => process.exit(3)); await new Promise(() => {});`,
    "crashed",
    /exit status 3/,
  ),
  by(
    "throws-nothing",
    "throws undefined in a promise that nobody awaits",
    `void Promise.reject(undefined); await null; await null;`,
    "crashed",
    /Uncaught: undefined/,
  ),
  by(
    "recursion-without-an-end",
    "overflows the stack",
    `const f = (n: number): number => 1 + f(n + 1); console.log(f(0));`,
    "crashed",
    /Maximum call stack size exceeded/,
  ),
  by(
    "flood-that-hides-in-try",
    "prints without an end and catches every error",
    `for (;;) try { console.log("x".repeat(1000)); } catch {}`,
    "too much output",
    /250,000 characters/,
  ),
  by(
    "flood-in-one-piece",
    "prints a text that is larger than any output, in a process",
    `process.stdout.write("x".repeat(3_000_000)); for (;;);`,
    "too much output",
    /250,000 characters/,
  ),
  by(
    "flood-then-crash",
    "prints too much and throws at the end",
    `for (let i = 0; i < 20_000; i++) process.stdout.write("x".repeat(100)); throw new Error("mine");`,
    "too much output",
    /250,000 characters/,
  ),
  by(
    "waits-without-computing",
    "sleeps in a way that no clock of ours can shorten",
    `process.title; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
    "timed out",
    /seconds of waiting/,
  ),
  by(
    "await-that-never-ends",
    "waits for what never comes",
    `await new Promise(() => {});`,
    "crashed",
    /waiting for something that never came/,
  ),
  by(
    "closes-standard-output",
    "closes standard output and prints",
    `import { closeSync, writeSync } from "node:fs";
closeSync(1); writeSync(1, "x");`,
    "crashed",
    /EBADF/,
  ),
  by(
    "error-like-the-end-of-input",
    "throws an error with the toolkit's name for the end of the input",
    `class InputEnded extends Error { override name = "InputEnded"; } throw new InputEnded("mine");`,
    "crashed",
    /mine/,
  ),
  by(
    "output-after-the-end",
    "prints in a process that is ending, without an end",
    `process.on("exit", () => { for (;;) process.stdout.write("x".repeat(1000)); });`,
    "too much output",
    /250,000 characters/,
  ),
  by(
    "many-pauses-then-an-error",
    "reports so much that its error comes after all reports that are read",
    `import { pause } from "#toolkit/pause.ts";
process.title;
for (let i = 0; i < 6000; i++) { await pause(1); process.stdout.write("."); }
throw new Error("mine");`,
    "crashed",
    /Error: mine/,
    OLD,
  ),
  byShell(
    "shell-status-139",
    "ends with the status of a program that used memory that is not its own",
    `exit 139`,
    "crashed",
    /139/,
    OLD,
  ),
  byShell(
    "shell-words-of-a-heap",
    "prints V8's message of a full heap from another language",
    `echo "FATAL ERROR: JavaScript heap out of memory" >&2; exit 1`,
    "crashed",
    /exit status 1/,
  ),
  orTooMuchMemory(
    byShell(
      "shell-many-processes",
      "starts processes without an end",
      `f() { f | f & wait; }; f`,
      "crashed",
      /processes/,
    ),
  ),
  byShell(
    "shell-flood-on-standard-error",
    "writes without an end to standard error",
    `while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx >&2; done`,
    "timed out",
    /seconds? of computing/,
  ),
];
