/**
 * Says where a stage's fault is, if exchanging the student's declarations for the reference's has shown it.
 *
 * @module
 */
import { explains } from "../diagnose/complaints.ts";
import { nearestFault } from "../diagnose/judge-tasks.ts";
import type { Lack, Method } from "../execute/build.ts";
import type {
  ChangedPlace,
  Complaint,
  OtherMethod,
  StageResult,
  Suspect,
  SuspectDeclaration,
} from "../judge/results.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { stageOf } from "../workbook/places.ts";
import type { Block, Section } from "./model.ts";
import { alternativesOf, countOf, listOf } from "./phrases.ts";
import { nameOfFile, type Reader } from "./problems.ts";
import { LOOK, lookOf } from "./where-to-look.ts";

export function explainSuspect(
  { stage, suspect, cases, tasks = [], complaints }: StageResult,
  reader: Reader,
): readonly Section[] {
  if (!suspect) {
    // While a later task is not done, no case passes, but an earlier one can be judged.
    const wrong = nearestFault(tasks);
    if (!wrong) return [];
    const { name, file } = wrong.fault;
    // Tasks that are written in one declaration, or use the same, are judged together.
    const beside = tasks.filter(
      ({ task, fault }) =>
        (fault?.name === name && fault.file === file) || wrong.with?.includes(task),
    );
    const which = alternativesOf(beside.map(({ task }) => String(task)));
    const text = `With the workbook's version of every other task, the program still fails: the fault is in task ${which}.`;
    return [[{ kind: "diagnosis", text }, ...lookAt(wrong.fault, stage.path, reader)]];
  }
  const failing = cases.filter(
    ({ kind, verdict }) => kind === "transcript" && verdict.kind !== "passed",
  );
  const { length } = suspect.cases ?? failing;
  const these = length === 1 ? "this case" : "these cases";
  const which = suspect.cases ? listOf(suspect.cases.map(inertTerminal)) : these;
  const pass = `${which} ${length === 1 ? "passes" : "pass"}`;
  const { changes = [] } = suspect;
  if (areToldAwaits(changes, complaints?.first ?? []))
    return [
      [
        {
          kind: "diagnosis",
          text: `With await there, ${failing.length > 0 ? pass : "all of these calls are right"}.`,
        },
      ],
    ];
  if (suspect.kind === "called" && changes.length === 0)
    return [
      [
        ...lookAt(suspect.declaration, stage.path, reader),
        ...(suspect.declaration.at ? [] : [{ kind: "diagnosis", text: CALLED_BEFORE } as const]),
      ],
    ];
  if (suspect.kind === "called" || suspect.kind === "unknown") {
    const enough = failing.length > 0 ? which : "all of these calls";
    return [
      lookAtChanges(changes, `One small change in your own code is enough for ${enough}`, reader),
    ];
  }
  return [
    [
      { kind: "diagnosis", text: `With the workbook's ${whatOf(suspect, reader)}, ${pass}.` },
      ...lookAtChanges(changes, "One small change in your own code is enough", reader),
      ...(suspect.kind === "declarations" && changes.length === 0 && !isToldIn(suspect, complaints)
        ? suspect.declarations.flatMap((one) => lookAt(one, stage.path, reader))
        : []),
      ...(suspect.kind === "main program" && changes.length === 0 ? lacksSay(suspect.lacks) : []),
      ...(suspect.kind === "main program" && suspect.at
        ? lookAt(
            { ...suspect, name: "the main program", line: suspect.at.line },
            stage.path,
            reader,
          )
        : []),
    ],
  ];
}

/** Whether what is said first is about the same file, and explains the failure: then the line is known. */
function isToldIn(
  { declarations }: Extract<Suspect, { kind: "declarations" }>,
  complaints: StageResult["complaints"],
): boolean {
  const [first] = complaints?.first ?? [];
  return (
    first !== undefined &&
    explains(first) &&
    declarations.every(({ file, at }) => file === first.file && !at)
  );
}

/** Whether each change is an `await` that is already said to be missing in its line. */
function areToldAwaits(
  changes: readonly ChangedPlace[],
  complaints: readonly Complaint[],
): boolean {
  const isTold = ({ file, at }: ChangedPlace) =>
    at.kind === "await" &&
    complaints.some(
      (one) =>
        one.file === file &&
        one.line === at.line &&
        (one.code === "unawaited" || /\bPromise</.test(one.text)),
    );
  return changes.length > 0 && changes.every(isTold);
}

/** The lines in which a small change is enough. */
function lookAtChanges(changes: readonly ChangedPlace[], helps: string, reader: Reader): Block[] {
  const [one] = changes;
  if (!one) return [];
  const places = changes.map(({ file, at }) =>
    inertTerminal(nameOfPlace({ file: nameOfFile(reader, file), line: at.line })),
  );
  const where = alternativesOf(places);
  const looks = new Set(changes.map(({ at, source }) => lookOf(at, source)));
  const isOne = changes.length === 1;
  const what = looks.size === 1 ? lookOf(one.at, one.source) : LOOK.part;
  const says = isOne || what !== LOOK.part ? what : "check these lines.";
  return [
    { kind: "diagnosis", text: `${helps}, in ${where}: ${says}${oneOf(changes)}` },
    ...changes.map(({ file, at: { line, column = 1 }, source }) => ({
      kind: "code frame" as const,
      place: { file, line, column, source },
    })),
  ];
}

function oneOf({ length }: readonly ChangedPlace[]): string {
  const all = length === 2 ? "both" : "all of them";
  return length === 1 ? "" : ` Only one of them is wrong, so look at ${all} before you change one.`;
}

/** More would hide the sentence. */
const MOST_FILES = 3;

function whatOf(suspect: Exclude<Suspect, { kind: "called" | "unknown" }>, reader: Reader): string {
  switch (suspect.kind) {
    case "declarations": {
      const names = listOf(suspect.declarations.map(({ name }) => inertTerminal(name)));
      return `${names} in place of yours`;
    }
    case "file":
      return `functions in place of all yours in ${inertTerminal(nameOfFile(reader, suspect.file))}`;
    case "main program": {
      // Others of an earlier stage may use its files.
      const stage = stageOf(suspect.file);
      const beside = (suspect.also ?? []).filter((one) => stageOf(one) === stage);
      const [file, ...also] = [suspect.file, ...beside].map((one) =>
        inertTerminal(nameOfFile(reader, one)),
      );
      const its =
        also.length > MOST_FILES
          ? `the ${also.length} files that only it uses in this stage`
          : `${listOf(also)}, which only it uses in this stage`;
      return `main program in place of ${file}${also.length > 0 ? ` and ${its}` : ""}`;
    }
    default:
      return suspect satisfies never;
  }
}

/** More would hide the place itself. */
const MOST_HELPERS = 8;

/** A result may be made of what others have left. */
const CALLED_BEFORE = "If it is right, look at what was called before it.";

function lookAt(one: SuspectDeclaration, stage: string, reader: Reader): Block[] {
  const { file, at, source } = one;
  const name = at?.method === undefined ? one.name : `${one.name}.${at.method}`;
  const line = at?.line ?? one.line;
  const own = file.startsWith(`${stage}/`);
  const [, number] = /^[^/]+\/(\d+)-/.exec(file) ?? [];
  const though = own || number === undefined ? "" : `, though stage ${number} passed`;
  const place = nameOfPlace({ file: nameOfFile(reader, file), line });
  const helpers = (one.helpers ?? []).filter(({ isOwnNumber }) => !isOwnNumber);
  const used = helpers.flatMap(({ methods = [], ...its }) =>
    methods.length === 0
      ? [its]
      : methods.map((method) => ({ ...its, name: calledAs(its.name, method), line: method.line })),
  );
  const uses = used.slice(0, MOST_HELPERS).map((its) => {
    const where = its.file === file ? "" : `${nameOfFile(reader, its.file)}, `;
    return inertTerminal(`${its.name} (${where}line ${its.line})`);
  });
  const more = used.length - uses.length;
  const all = more > 0 ? [...uses, `${more} more`] : uses;
  const beside = uses.length > 0 ? `, and at what it uses: ${listOf(all)}.` : ".";
  const what = at ? `: ${lookOf(at, source)}` : beside;
  return [
    {
      kind: "diagnosis",
      text: `Look at ${inertTerminal(`${name} in ${place}`)}${though}${what}`,
    },
    ...(source === undefined
      ? []
      : [
          {
            kind: "code frame" as const,
            place: {
              ...{ file, line, source },
              ...(at?.column === undefined ? {} : { column: at.column }),
            },
          },
        ]),
    ...(one.otherMethod ? methodSays(one, one.otherMethod) : endingsSay(one, reader)),
    // A program with so many functions of its own does much in another way.
    ...(more > 0 ? [] : lacksSay(one.lacks)),
  ];
}

const NTH = ["first", "second", "third", "fourth", "fifth"];

/** Where the first call ends that gives something else. */
function endingsSay(
  { endings = [], otherArgument, otherPath = [], lacks = [] }: SuspectDeclaration,
  reader: Reader,
): Block[] {
  const [own, made] = endings.map(({ file, line, source }) => {
    const place = inertTerminal(nameOfPlace({ file: nameOfFile(reader, file), line }));
    // Only the end of a function has nothing else in its line.
    return source.trim() === "}" ? `${place}, without a return` : place;
  });
  if (own === undefined) return [];
  const by = made === undefined ? "" : `, with what is made at ${made}`;
  const which = NTH[otherArgument ?? NTH.length];
  const path = otherPath.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join("");
  const part = inertTerminal(path.replace(/^\./, ""));
  const isMissing = lacks.some(({ does, name }) => does === "changes" && name === otherPath.at(-1));
  const look = isMissing ? "" : " Look at the lines before that change it.";
  const text = which
    ? `The first call that goes wrong ends at ${own}: ${part === "" ? "" : `\`${part}\` of `}its ${which} argument is then not what it should be.${look}`
    : `The first call with a wrong result ends at ${own}${by}${part === "" ? "" : `: \`${part}\` of its result is not what it should be`}.`;
  return [
    { kind: "diagnosis", text },
    ...endings.map((place) => ({ kind: "code frame" as const, place })),
  ];
}

function calledAs(name: string, method: Method): string {
  return method.name === "constructor" ? `the constructor of ${name}` : `${name}.${method.name}`;
}

/** Which method is the first to give something else, and the one after which it does. */
function methodSays(
  { name, endings = [] }: SuspectDeclaration,
  { since, ...method }: OtherMethod,
): Block[] {
  const called = (own: string, line: number) =>
    own === "constructor"
      ? `the constructor (line ${line})`
      : `${inertTerminal(`${name}.${own}`)} (line ${line})`;
  const first = called(method.name, method.line);
  const [ending = method] = endings;
  const end = ending.line === method.line ? "." : `; it ends at line ${ending.line}.`;
  const before = since && called(since.name, since.line);
  // What is wrong in the one may show only in the other.
  const says =
    before === undefined
      ? `The first call with a wrong result is one of ${first}${end}`
      : since?.isNew
        ? `The first wrong result is that of ${first}, on a new object: look at it, and at what makes the object, ${before}.`
        : `The first wrong result is that of ${first}; before ${before} was called, it was still right. Look at these two first, then at what they call and at the constructor.`;
  const uses = usesSay([method, ...(since ? [since] : [])]);
  const text = uses === "" ? says : `${says} ${since ? "They use" : "It uses"} ${uses}.`;
  return [
    { kind: "diagnosis", text },
    ...[ending, ...(since ? [since] : [])].map(({ file, line, source }) => ({
      kind: "code frame" as const,
      place: { file, line, source },
    })),
  ];
}

/** What methods use of their class, besides themselves: `take (line 20) and sum (line 30)`. */
function usesSay(methods: readonly Method[]): string {
  const named = new Set(methods.map(({ name }) => name));
  const all = methods.flatMap(({ uses = [] }) => uses).filter(({ name }) => !named.has(name));
  const lines = new Map(all.map(({ name, line }) => [name, line]));
  return listOf([...lines].map(([name, line]) => `${inertTerminal(name)} (line ${line})`));
}

/** What is forgotten has no line. */
function lacksSay(lacks: readonly Lack[] = []): Block[] {
  return lacks.map((one) => {
    const name = inertTerminal(one.name);
    return { kind: "diagnosis", text: lackSays(one, name) };
  });
}

function lackSays(one: Lack, name: string): string {
  switch (one.does) {
    case "calls less":
      return `Yours calls ${name} in ${countOf(one.own, "place")}; the workbook's version does so in ${one.times}.`;
    case "uses":
      return `Yours calls ${name}, but never uses what it gives; the workbook's version does.`;
    case "changes":
      return `In yours, ${name} never changes; in the workbook's version, it does.`;
    case "throws":
      return `Yours throws no ${name}; the workbook's version does.`;
    default:
      return `Yours never ${one.does} ${name}; the workbook's version does.`;
  }
}
