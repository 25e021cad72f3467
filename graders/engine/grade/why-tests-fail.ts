/**
 * Why a student's tests earn nothing: what may be said of it.
 *
 * @module
 */
import { SourceMap } from "node:module";
import { posix } from "node:path";
import type { Run, Runner } from "../execute/run.ts";
import { RUN_ALL } from "../execute/vitest-scripts.ts";
import type { FailedTest } from "../guest/test-report.ts";
import type { Verdict } from "../judge/verdict.ts";
import { type BuiltTests, runFiles, type Said } from "./test-files.ts";
import type { Tested } from "./tested.ts";

/** Why the tests can notice nothing, if so. */
export function whyIdle(files: BuiltTests["files"], all: readonly Said[]): string | undefined {
  if (all.some(({ fails }) => fails)) return undefined;
  if (all.every(({ report }) => report!.tests.length === 0)) return "There is no test yet.";
  return [...files.values()].every(({ tests = [] }) => tests.length === 0)
    ? "The tests use none of the classes that they should test: import the classes and call them."
    : undefined;
}

/** A check that is missing something. */
export function missing(...what: string[]): Verdict {
  return { kind: "missing", what, seen: "tests" };
}

/** What the tests do with the student's own classes: all that may be shown of their failures. */
export interface Shown {
  readonly names: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, FailedTest & { readonly place: string }>;
  /** How a file ended that did not come to its end, or left an error unhandled. */
  readonly ended: string | undefined;
}

export async function onOwnClasses(runner: Runner, built: BuiltTests): Promise<Shown | undefined> {
  const { files } = built;
  const own = await built.own();
  if (own === undefined) return undefined;
  const [all] = await runFiles(runner, built, [{ before: [RUN_ALL], classes: { own } }]);
  const names = new Set(all!.flatMap(({ report }) => report?.tests ?? []));
  const failed = new Map<string, FailedTest & { readonly place: string }>();
  for (const [at, [path, { sourceMap }]] of [...files].entries()) {
    const map = sourceMap === undefined ? undefined : new SourceMap(JSON.parse(sourceMap));
    for (const one of all![at]!.report?.failed ?? []) {
      const line = lineOf(one, map);
      const file = posix.basename(path);
      failed.set(one.name, { ...one, place: line === undefined ? file : `${file}:${line}` });
    }
  }
  const broken = all!.find(isBroken);
  return { names, failed, ended: broken && howOf(broken.ended) };
}

/** Whether it ended in another way than by tests that fail. */
function isBroken({ report, ended }: Said): boolean {
  return !report || ended.how !== "exit" || ended.status !== 0;
}

function howOf(ended: Run["ended"]): string {
  if (ended.how !== "exit") return ended.how;
  return ended.error
    ? `${ended.error.name}: ${ended.error.message}`
    : `exit status ${ended.status}`;
}

/** The line of the test file where an error was thrown, or where it was called from. */
function lineOf({ stack = "" }: FailedTest, map: SourceMap | undefined): number | undefined {
  for (const [, line, column] of stack.matchAll(/program\.mjs:(\d+):(\d+)/g)) {
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry && "originalLine" in entry) return entry.originalLine + 1;
  }
  return undefined;
}

/**
 * Why tests do not pass where they should. Messages and names may have been made from what the tests saw, so they are
 * shown only if the student's own classes give them, too.
 */
export function whyWrong(
  { one: { on }, classes }: Tested,
  all: readonly Said[],
  files: BuiltTests["files"],
  shown: Shown | undefined,
): Verdict {
  // In the students' edition, there are no others.
  const areOwn = classes.some(({ own }) => own !== undefined);
  const where = areOwn
    ? "your own classes"
    : on.kind === "reference"
      ? "the workbook's classes"
      : "other classes that do the same as the workbook's";
  const why = (isOne: boolean) =>
    areOwn
      ? `${isOne ? "Is" : "In each case, is"} the test wrong, or is a class, or has another test changed what it uses?`
      : `${isOne ? "The" : "In each case, the"} test is wrong, or another test has changed what it uses.`;
  const broken = all.find(isBroken);
  if (broken) {
    const how = broken.ended.how === "exit" ? "an error" : broken.ended.how;
    return missing(`The tests do not finish on ${where} (${shown?.ended ?? how}).`);
  }
  const names = all.flatMap(({ report }) => report!.failed.map(({ name }) => name));
  const isShown = shown
    ? (name: string) => shown.names.has(name) || shown.failed.has(name)
    : writtenIn(files);
  const known = names.filter(isShown);
  const seen = known.flatMap((name) => shown?.failed.get(name) ?? []);
  // The last one asks for all.
  const asks = (one: FailedTest) => (one === seen.at(-1) ? ` ${why(seen.length === 1)}` : "");
  const what = known.map((name) => {
    const one = shown?.failed.get(name);
    if (one)
      return `${one.place}: "${name}" fails on ${where}: ${one.message.replace(COMMENT, "")}.${asks(one)}`;
    return `"${name}" fails on ${where}${shown ? ", but passes on your own classes" : ""}.`;
  });
  const differing = seen.find(({ diff }) => diff !== undefined);
  const differs = differing?.diff?.split("\n") ?? [];
  // Where several fail, it is that of one of them.
  const named = differing && known.length > 1 ? [`${differing.name}:`, ...differs] : differs;
  return {
    kind: "missing",
    what: what.length > 0 ? what : [`Some of the tests fail on ${where}.`],
    seen: "tests",
    // Whether it is a test that is wrong is known only of other classes.
    names: areOwn ? [] : known,
    ...(named.length > 0 ? { differs: named } : {}),
  };
}

/** How vitest compares, behind its message. */
const COMMENT = / \/\/ (?:Object\.is|deep|strict) equality$/;

/** A text in the code, no longer than a name. */
const LITERAL = /(["'`])((?:\\.|(?!\1).){0,400})\1/gs;

/**
 * Tells whether every part of a test's name is written in the files. They are looked through once: a name may have many
 * parts, and the files may be long.
 */
function writtenIn(files: BuiltTests["files"]): (name: string) => boolean {
  const written = new Set<string>();
  for (const { code } of files.values())
    for (const [, , text] of code.matchAll(LITERAL)) written.add(text!);
  return (name) =>
    name.split(" > ").every((part) => written.has(JSON.stringify(part).slice(1, -1)));
}
