/**
 * Type-checks a submission's files with TypeScript's native compiler, in a box of its own: types can be made to explode.
 *
 * @module
 */
import { rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageFolder } from "#compiled/compiled.cjs";
import { COMPILER_BOX } from "../limits/limits.ts";
import { type BoxEnd, openBox } from "../sandbox/box.ts";
import { layFile, layFolder } from "../sandbox/lend.ts";
import { lendFolder, type Session } from "../sandbox/session.ts";
import type { Files } from "./build.ts";
import { type KeptAnswers, NOTHING_KEPT } from "./kept-answers.ts";

/** What to check: files, and those of them to begin with. */
export interface TypesRequest {
  /** The student's, by `<track>/<stage>/<file>`. */
  readonly files: Files;
  /** The workbook's, by their paths in it: `graders/toolkit/console.ts`. */
  readonly given: Files;
  /** Paths under `exercises/` or `graders/`; what they import is checked, too. */
  readonly roots: readonly string[];
  /** Whether Node's own names and modules are known; reading their types takes as long as everything else. */
  readonly node: boolean;
  /** Whether to find all that an editor marks in the exercises; the grader finds less, and judges by it. */
  readonly asEditor?: boolean;
}

export interface TypeFault {
  /** A path as in {@link TypesRequest.roots}. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** TypeScript's number for it: 2322. */
  readonly code: number;
  /** TypeScript's words; they may quote the student. */
  readonly text: string;
  /** The lines below it, if any: the reasons, one inside the other. */
  readonly reasons: readonly string[];
}

export type TypesAnswer =
  | { readonly kind: "checked"; readonly faults: readonly TypeFault[] }
  /** The compiler reached a limit, or died. */
  | { readonly kind: "gave up"; readonly why: string }
  | { readonly kind: "unavailable"; readonly why: string };

/** As in the workbook's own settings, so the grader finds nothing that an editor does not mark. */
const OPTIONS = {
  target: "es2022",
  lib: ["es2023"],
  module: "preserve",
  moduleResolution: "bundler",
  moduleDetection: "force",
  allowImportingTsExtensions: true,
  noEmit: true,
  allowJs: true,
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  paths: { "#toolkit/*": ["./graders/toolkit/*"], "#student/*": ["./exercises/*"] },
} as const;

/** What the workbook's own settings have in addition. */
const EDITOR_OPTIONS = {
  checkJs: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noImplicitReturns: true,
  isolatedModules: true,
} as const;

/** The compiler options of a request, but for the types of packages. */
export function optionsOf({ asEditor = false }: Pick<TypesRequest, "asEditor">): object {
  return asEditor ? { ...OPTIONS, ...EDITOR_OPTIONS } : OPTIONS;
}

/** The packages whose types are asked for: by contracts, and by programs that use Node's names. */
export const PACKAGES = { expect: "expect-type", node: "@types/node" } as const;

export function packagesFor({ given, node }: TypesRequest): string[] {
  const expects = Object.values(given).some((text) => text.includes(PACKAGES.expect));
  return [...(expects ? [PACKAGES.expect] : []), ...(node ? [PACKAGES.node] : [])];
}

/** How much of its output is read. All faults in it count: a student's come before those that decide about points. */
const SAID_CHARS = 256 * 1024;

let serial = 0;

/**
 * Asks the compiler.
 *
 * @param kept - what it has said before
 * @param service - one that has started already; if it has no answer, a new one is asked
 */
export function checkTypes(
  session: Session,
  request: TypesRequest,
  kept: KeptAnswers = NOTHING_KEPT,
  service: TypesService = NO_SERVICE,
): Promise<TypesAnswer> {
  const isFinal = ({ kind }: TypesAnswer) => kind === "checked";
  const ask = async () => (await service.ask(request)) ?? (await askCompiler(session, request));
  return kept.answer(request, ask, isFinal);
}

/** A compiler for many questions. */
export interface TypesService {
  /** @returns `undefined` if it has no answer: nothing that it reaches, or dies of, is charged to a question */
  ask(request: TypesRequest): Promise<TypesAnswer | undefined>;
  close(): Promise<void>;
}

const NO_SERVICE: TypesService = { ask: async () => undefined, close: async () => {} };

async function askCompiler(session: Session, request: TypesRequest): Promise<TypesAnswer> {
  const { typescript, assumed, memory } = session;
  if (typescript === undefined)
    return {
      kind: "unavailable",
      why: `TypeScript's native compiler is not installed for ${process.platform}-${process.arch}`,
    };
  const work = join(memory, `types-${process.pid}-${serial++}`);
  try {
    layRequest(work, request);
    const packages = lendPackages(session, packagesFor(request));
    const shown = assumed.kind === "bubblewrap" ? showPackages(work, packages) : {};
    if (assumed.kind !== "bubblewrap") linkPackages(work, packages);
    const { end, said, inside } = await compile(session, {
      typescript: lendFolder(session, typescript),
      work,
      ...shown,
    });
    // A box that does not start may be no box at all: then it is worth another try.
    return end.how === "did not start" && session.reconsider(assumed)
      ? askCompiler(session, request)
      : answerOf(end, said, `${inside}/`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The compiler in its folder. */
export function compilerIn(folder: string): string {
  return `${folder}/${process.platform === "win32" ? "tsc.exe" : "tsc"}`;
}

/**
 * It is written in Go, whose garbage collector would run again and again in a start of a few milliseconds, and take a
 * core from the programs that run meanwhile.
 */
export const COMPILER_ENV = { GOGC: "400", GOMAXPROCS: "1" } as const;

/** @returns what it has said, and the place of its folder in the box, which that may name */
async function compile(
  session: Session,
  files: Readonly<Record<string, string>>,
): Promise<{ readonly end: BoxEnd; readonly said: string; readonly inside: string }> {
  let inside = "";
  const box = openBox(session, {
    files,
    command: (at) => {
      inside = at("work");
      return [
        compilerIn(at("typescript")),
        // Its threads would cost more in so small a program than they save.
        ...["-p", inside, "--pretty", "false", "--singleThreaded"],
      ];
    },
    limits: COMPILER_BOX.limits(session.times),
    env: () => COMPILER_ENV,
    permissions: false,
  });
  box.stdin?.end();
  box.report.on("error", () => {}).resume();
  box.stderr.on("error", () => {}).resume();
  let said = "";
  box.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (said.length > SAID_CHARS) box.stop();
  });
  box.work();
  return { end: await box.ended, said, inside };
}

export const SETTINGS = "tsconfig.json";

/** Writes the files of a request, and the settings for them. */
export function layRequest(folder: string, request: TypesRequest): void {
  const { files, given, roots, node } = request;
  const all = [
    ...Object.entries(files).map(([path, text]) => [`exercises/${path}`, text] as const),
    ...Object.entries(given),
  ];
  const settings = {
    compilerOptions: { ...optionsOf(request), types: node ? ["node"] : [] },
    files: roots,
  };
  for (const [path, text] of [...all, [SETTINGS, JSON.stringify(settings)] as const])
    layFile(join(folder, path), text);
}

/** @returns them by their places in a box */
function showPackages(
  work: string,
  packages: Readonly<Record<string, string>>,
): Record<string, string> {
  const places = Object.entries(packages).map(([name, lent]) => {
    layFolder(join(work, "node_modules", name));
    return [`work/node_modules/${name}`, lent] as const;
  });
  return Object.fromEntries(places);
}

/** Those of the packages that are installed: where they can be read, by name. */
export function lendPackages(session: Session, names: readonly string[]): Record<string, string> {
  const lent: Record<string, string> = {};
  for (const name of names) {
    const found = packageFolder(name);
    if (found !== undefined) lent[name] = lendFolder(session, found);
  }
  return lent;
}

/** Puts packages beside the files of a request. */
export function linkPackages(folder: string, packages: Readonly<Record<string, string>>): void {
  for (const [name, target] of Object.entries(packages)) {
    const place = join(folder, "node_modules", name);
    layFolder(dirname(place));
    symlinkSync(target, place, "junction");
  }
}

/** TypeScript ends with 0, or with 1 or 2 if it found faults. */
const FOUND = 2;

function answerOf(end: BoxEnd, said: string, folder: string): TypesAnswer {
  if (end.how === "did not start") return { kind: "unavailable", why: end.why };
  if (end.how === "limit") {
    const much = end.limit === "memory" ? "much memory" : "long";
    return { kind: "gave up", why: `checking its types takes too ${much}` };
  }
  if (end.how === "stopped") return { kind: "gave up", why: "it found too many errors" };
  const ended = end.how === "exit" && end.status <= FOUND && (end.status === 0) === (said === "");
  return ended
    ? { kind: "checked", faults: faultsIn(said, folder).filter(isOfWork) }
    : { kind: "gave up", why: `it ended by itself (${end.how})` };
}

/** Faults in the toolkit are left out. */
export function isOfWork({ file }: TypeFault): boolean {
  return !file.startsWith("graders/toolkit/");
}

/**
 * Those without a place, which are about the settings, are left out. A path has an end: what is quoted may begin a line,
 * and look like thousands of paths.
 *
 * @param folder - the place of the files in the box: a fault may name another file with it
 */
function faultsIn(said: string, folder: string): TypeFault[] {
  const lines = said.matchAll(
    /^(?:.{0,4096}?[/\\])??((?:exercises|graders)[/\\].{1,1024}?)\((\d+),(\d+)\): error TS(\d+): (.*)((?:\r?\n .*)*)$/gm,
  );
  return [...lines].map(([, file = "", line, column, code, text = "", below = ""]) => ({
    file: file.replaceAll("\\", "/"),
    line: Number(line),
    column: Number(column),
    code: Number(code),
    text: text.replaceAll(folder, ""),
    reasons: below.replaceAll(folder, "").split(/\r?\n/).slice(1),
  }));
}
