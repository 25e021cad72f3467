/**
 * Says what to look at in a declaration that is at fault: its line, what it uses, where its first wrong call ends, and what
 * it never does.
 *
 * @module
 */
import type { Lack, Method } from "../execute/build.ts";
import type { OtherMethod, SuspectDeclaration, Written } from "../judge/results.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import type { Block } from "./model.ts";
import { countOf, listOf } from "./phrases.ts";
import { nameOfFile, type Reader } from "./problems.ts";
import { lookOf } from "./where-to-look.ts";

/** More would hide the place itself. */
const MOST_HELPERS = 8;

export function lookAt(one: SuspectDeclaration, stage: string, reader: Reader): Block[] {
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
  const what = at ? `: ${lookOf(at, source)}` : besideSays(used, file, reader);
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
    ...(used.length > MOST_HELPERS ? [] : lacksSay(one.lacks)),
  ];
}

/** `, and at what it uses: deal (line 3).` */
export function besideSays(used: readonly Written[], file: string, reader: Reader): string {
  if (used.length === 0) return ".";
  const some = used.slice(0, MOST_HELPERS).map((its) => {
    const where = its.file === file ? "" : `${nameOfFile(reader, its.file)}, `;
    return inertTerminal(`${its.name} (${where}line ${its.line})`);
  });
  const more = used.length - some.length;
  return `, and at what it uses: ${listOf(more > 0 ? [...some, `${more} more`] : some)}.`;
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
export function lacksSay(lacks: readonly Lack[] = []): Block[] {
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
