/**
 * TypeScript's native compiler as a service, for the many questions of a course: it has started, and keeps the types of
 * JavaScript and of Node, which take longer to read than a program takes to check. It answers as {@link checkTypes} does
 * with a new compiler for each question.
 *
 * @module
 */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { COMPILER_BOX, retryMs } from "../limits/limits.ts";
import { openBox } from "../sandbox/box.ts";
import { layFolder } from "../sandbox/lend.ts";
import { lendFolder, type Session } from "../sandbox/session.ts";
import {
  COMPILER_ENV,
  compilerIn,
  isOfWork,
  layRequest,
  lendPackages,
  linkPackages,
  PACKAGES,
  packagesFor,
  SETTINGS,
  type TypeFault,
  type TypesAnswer,
  type TypesRequest,
  type TypesService,
} from "./check-types.ts";
import { callsTo } from "./server-calls.ts";

/** To start it takes as long as to answer some questions without it. */
const WORTH_IT = 4;
/** It keeps something of each question: half a megabyte. */
const MOST_QUESTIONS = 500;

/**
 * Opens the service. Without a box, it has no answers.
 *
 * @param worthIt - it starts with this question: 1 for the first
 * @param most - after so many answers, it starts anew
 */
export function openTypesService(
  session: Session,
  worthIt = WORTH_IT,
  most = MOST_QUESTIONS,
): TypesService {
  let asked = 0;
  let answered = 0;
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const end = async () => {
    const ended = running;
    running = undefined;
    answered = 0;
    await ended?.close();
  };
  const ask = async (request: TypesRequest): Promise<TypesAnswer | undefined> => {
    if (answered === most) await end();
    try {
      running ??= start(session);
      const answer = await running?.ask(request);
      answered++;
      return answer;
    } catch {
      // It has died, or said what it never says.
      await end();
      return undefined;
    }
  };
  return {
    ask: (request) => {
      if (++asked < worthIt || session.assumed.kind !== "bubblewrap")
        return Promise.resolve(undefined);
      const answer = turn.then(() => ask(request));
      turn = answer;
      return answer;
    },
    close: async () => {
      await turn;
      await end();
    },
  };
}

/** A compiler that has started. Where it does not answer, it throws. */
interface Running {
  ask(request: TypesRequest): Promise<TypesAnswer | undefined>;
  close(): Promise<void>;
}

let serial = 0;

function start(session: Session): Running | undefined {
  const { typescript, memory } = session;
  if (typescript === undefined) return undefined;
  const work = join(memory, `types-service-${process.pid}-${serial++}`);
  layFolder(work);
  const lent = Object.entries(lendPackages(session, Object.values(PACKAGES)));
  let inside = "";
  let placeOf: (name: string) => string = (name) => name;
  const box = openBox(session, {
    files: {
      ...{ typescript: lendFolder(session, typescript), work },
      ...Object.fromEntries(lent.map(([name, folder]) => [packageAt(name), folder])),
    },
    command: (at) => {
      inside = at("work");
      placeOf = at;
      return [compilerIn(at("typescript")), "--api", "--async", "--cwd", inside];
    },
    // What takes longer is asked once more, alone.
    limits: { ...COMPILER_BOX.limits(session.times), cpuMs: retryMs(session.times) },
    env: () => COMPILER_ENV,
    permissions: false,
  });
  const call = callsTo(box);
  const update = (what: object) => call("updateSnapshot", what, SNAPSHOT);
  /**
   * @param name - one that nobody can guess: a submission must not import from another folder
   * @returns the settings in the box
   */
  const lay = (name: string, request: TypesRequest): string => {
    const wanted = packagesFor(request);
    const packages = lent.flatMap(([one]) =>
      wanted.includes(one) ? [[one, placeOf(packageAt(one))] as const] : [],
    );
    layRequest(join(work, name), request);
    linkPackages(join(work, name), Object.fromEntries(packages));
    return `${inside}/${name}/${SETTINGS}`;
  };
  // While this project is open, its types are kept.
  const begun = call("initialize", null, v.unknown()).then(() =>
    update({ openProjects: [lay(randomUUID(), ALL_TYPES)] }),
  );
  begun.catch(() => {});
  return {
    ask: async (request) => {
      box.work();
      await begun;
      const name = randomUUID();
      try {
        const project = lay(name, request);
        const { snapshot, projects } = await update({ openProjects: [project] });
        const id = projects.find(({ configFileName }) => configFileName === project)?.id;
        const asks = DIAGNOSTICS.map((one) => call(one, { snapshot, project: id }, FOUND));
        // As the compiler's command does: what comes after a fault of an earlier kind is not told.
        const [syntactic = [], ofProgram = [], global = [], semantic = []] =
          await Promise.all(asks);
        const told = [syntactic, [...ofProgram, ...global], semantic].find((all) => all.length > 0);
        const after = await update({ closeProjects: [project] });
        for (const one of [snapshot, after.snapshot])
          await call("release", { snapshot: one }, v.unknown());
        return answerOf(told ?? [], name, inside, request);
      } finally {
        box.rest();
        rmSync(join(work, name), { recursive: true, force: true });
      }
    },
    close: async () => {
      box.stop();
      await box.ended;
      rmSync(work, { recursive: true, force: true });
    },
  };
}

function packageAt(name: string): string {
  return `packages/${name}`;
}

/** Nothing but the types that programs and contracts may ask for. */
const ALL_TYPES: TypesRequest = {
  files: {},
  given: { "graders/types.ts": `import "${PACKAGES.expect}";\n` },
  roots: ["graders/types.ts"],
  node: true,
};

const SNAPSHOT = v.object({
  snapshot: v.number(),
  projects: v.array(v.object({ id: v.string(), configFileName: v.string() })),
});

const DIAGNOSTICS = [
  "getSyntacticDiagnostics",
  "getProgramDiagnostics",
  "getGlobalDiagnostics",
  "getSemanticDiagnostics",
];

interface Diagnostic {
  readonly fileName?: string | undefined;
  /** Where it begins and ends in the file, in UTF-16 units. */
  readonly pos: number;
  readonly end: number;
  readonly code: number;
  readonly text: string;
  /** The reasons. */
  readonly messageChain?: readonly Diagnostic[] | undefined;
}

const DIAGNOSTIC: v.GenericSchema<unknown, Diagnostic> = v.object({
  fileName: v.optional(v.string()),
  pos: v.number(),
  end: v.number(),
  code: v.number(),
  text: v.string(),
  messageChain: v.optional(v.array(v.lazy(() => DIAGNOSTIC))),
});

const FOUND = v.union([
  v.array(DIAGNOSTIC),
  v.pipe(
    v.null(),
    v.transform((): Diagnostic[] => []),
  ),
]);

/** More than in any honest program. */
const MOST_FAULTS = 500;

/**
 * @param name - of the folder with the files
 * @param work - the folder that it is in
 */
function answerOf(
  found: readonly Diagnostic[],
  name: string,
  work: string,
  { files, given }: TypesRequest,
): TypesAnswer | undefined {
  const folder = `${work}/${name}/`;
  // How much is too much is decided by the command.
  if (found.length > MOST_FAULTS) return undefined;
  const faults: TypeFault[] = [];
  const lines = new Map<string, readonly number[]>();
  for (const one of found.toSorted(inOrder)) {
    const { fileName = "", pos, code } = one;
    const file = fileName.startsWith(folder) ? fileName.slice(folder.length) : "";
    const source = files[file.replace(/^exercises\//, "")] ?? given[file];
    if (source === undefined) continue;
    const starts = lines.get(file) ?? lineStarts(source);
    lines.set(file, starts);
    const line = starts.findLastIndex((start) => start <= pos);
    const column = pos - starts[line]! + 1;
    const [text = "", ...reasons] = linesOf(one, 0).map((line) => line.replaceAll(folder, ""));
    faults.push({ file, line: line + 1, column, code, text, reasons });
  }
  return { kind: "checked", faults: faults.filter(isOfWork) };
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  const [one, other] = [a.fileName ?? "", b.fileName ?? ""];
  if (one !== other) return one < other ? -1 : 1;
  return a.pos - b.pos || a.end - b.end || a.code - b.code;
}

/** Its text and, further in, the reasons. */
function linesOf({ text, messageChain = [] }: Diagnostic, depth: number): readonly string[] {
  return [
    ...`${"  ".repeat(depth)}${text}`.split(/\r?\n/),
    ...messageChain.flatMap((one) => linesOf(one, depth + 1)),
  ];
}

/** The ends of lines are those of JavaScript. A mark of byte order does not count. */
function lineStarts(source: string): readonly number[] {
  const ends = source.replace(/^\uFEFF/, "").matchAll(/\r\n|[\n\r\u2028\u2029]/g);
  return [0, ...Array.from(ends, (end) => end.index + end[0].length)];
}
