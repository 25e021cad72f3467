/**
 * Says in a beginner's words what the compiler says, and what to try.
 *
 * @module
 */
import { explains, isOfTypeScript } from "../diagnose/complaints.ts";
import type { Complaint, StageResult } from "../judge/results.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip, quote } from "../text/look.ts";
import { stageOf } from "../workbook/places.ts";
import type { Block, Section } from "./model.ts";
import { countOf, listOf } from "./phrases.ts";
import { nameOfFile, type Reader } from "./problems.ts";

const MOST_MESSAGE = 200;

/** The error that explains the failure, if one does. */
export function explainCause(result: StageResult, reader: Reader): Section {
  const [first] = result.complaints?.first ?? [];
  if (!first || !isCause(first, result)) return [];
  const unused = importsUnused(result, first);
  if (unused.length < 2 || !unused.includes(first)) return blocksOf(first, reader);
  const names = listOf(unused.map(({ text }) => quote(text)));
  const file = inertTerminal(nameOfFile(reader, first.file));
  return [says(`${names} are imported into ${file} and never used. Where should they be used?`)];
}

/** What its file imports and does not use, besides: another one may be for what is not written yet. */
function importsUnused({ complaints }: StageResult, { file }: Complaint): readonly Complaint[] {
  return (complaints?.first ?? []).filter(
    (one) => one.code === "unused" && one.file === file && IMPORT.test(one.source),
  );
}

const IMPORT = /^import\b/;

/** What nothing changes or uses may be meant so, except where the fault is, or where nothing leads elsewhere. */
function isCause(first: Complaint, { stage, suspect }: StageResult): boolean {
  if (first.code !== "unchanged" && first.code !== "unused") return explains(first);
  if (!suspect) return first.file.startsWith(`${stage.path}/`);
  const { changes = [] } = suspect;
  if (changes.length > 0) return changes.some(({ source }) => wordsIn(source).has(first.text));
  return (
    suspect.kind === "declarations" &&
    suspect.declarations.every(({ at, file }) => at === undefined && file === first.file)
  );
}

function wordsIn(source: string): ReadonlySet<string> {
  return new Set(source.match(/#?[\p{L}\w$]+/gu));
}

/**
 * The other errors: the first one, or how many there are, if the stage itself has none.
 *
 * @param lead - in front of the first one
 */
export function explainOthers(result: StageResult, reader: Reader, lead: string): Section {
  const { complaints, beside = [] } = result;
  if (!complaints) return [];
  const [first, ...others] = complaints.first;
  if (!first) return [];
  const isShown = isCause(first, result);
  const isHere = stageOf(first.file) === result.stage.path;
  // What the bundler could not read is told already.
  if (beside.some(({ file, line }) => file === first.file && line === first.line)) return [];
  if (!isShown && isHere) return blocksOf(first, reader, lead);
  // Those of earlier stages alone are another matter.
  const left = isShown ? others.filter(isOfTypeScript).length + complaints.more : 0;
  if (left === 0) return [];
  const errors = countOf(left, isOfTypeScript(first) ? "more error" : "error");
  const text = `TypeScript finds ${errors}; npm run typecheck shows ${left === 1 ? "it" : "them"}.`;
  return [says(text)];
}

/** In front of what is shown although it need not be the cause. */
export const BESIDES = "Besides, and perhaps without any effect here, ";

function blocksOf(complaint: Complaint, reader: Reader, lead = ""): Block[] {
  const { file, code, text, ...at } = complaint;
  const place = inertTerminal(nameOfPlace({ ...at, file: nameOfFile(reader, file) }));
  const frame: Block = { kind: "code frame", place: { ...at, file } };
  if (typeof code === "string") return [says(SAYS[code](text, place)), frame];
  const advice = adviceOn(complaint);
  return [
    says(`${lead}TypeScript finds an error at ${place}:`),
    {
      kind: "message",
      text: clip(inertTerminal(`TS${code}: ${withoutFiles(text)}`), MOST_MESSAGE),
    },
    frame,
    ...(advice === undefined ? [] : [says(advice)]),
  ];
}

/** Of a type that is declared in two files, the compiler also says where. */
function withoutFiles(text: string): string {
  return text.replaceAll(/\bimport\("[^"]*"\)\./g, "");
}

/** By what was seen: a sentence about a name, and a place. */
const SAYS: Readonly<
  Record<Exclude<Complaint["code"], number>, (name: string, place: string) => string>
> = {
  unawaited: (name, place) =>
    `Nobody waits for ${quote(`${name}()`)} at ${place}: the program goes on before it is done. Put await before the call.`,
  unseeded: (name, place) =>
    `${quote(name)} at ${place} does not follow the seed. Use rand of #toolkit/random.ts, which does.`,
  loose: (_, place) =>
    `The line at ${place} stands outside of every function, so it runs before the program begins. Take it out.`,
  misnamed: (name, place) =>
    `The files that were given use ${quote(name)}, which does not exist. Look at ${place}: is a name misspelled, or missing?`,
  reordered: (name, place) =>
    `From ${place} on, the members of ${quote(name)} have other numbers than in the lesson. Compare their order, and what they are set to.`,
  compared: (sign, place) =>
    `The line at ${place} only compares, and stores nothing: ${quote(sign)} asks whether two values are equal. To store a value, write =; to give the answer back, write return in front.`,
  stored: (name, place) =>
    `At ${place}, a single = stores a value in ${quote(name)}, so the condition is always the same. To ask whether they are equal, write ===.`,
  "thrown away": (name, place) =>
    /\w/.test(name)
      ? `What ${quote(name)} gives at ${place} is thrown away: it does not change its object, but gives a new value. Store that, return it, or call what changes the object itself.`
      : `The result at ${place} is calculated and thrown away. Return it, or store it: x += 1 changes x, and x + 1 does not.`,
  kept: (name, place) =>
    `The line at ${place} gives ${quote(name)} the value that it has already, so nothing changes. What should it get?`,
  unchanging: (name, place) =>
    `Nothing in the loop at ${place} changes ${quote(name)}: once it has begun, its condition stays true.`,
  hiding: (name, place) =>
    `At ${place}, a new variable begins that hides the other ${quote(name)}, and ends with its block. To change the other one, leave out let or const.`,
  replaced: (name, place) =>
    `At ${place}, ${quote(name)} gets another array, and the array that was given stays as it is. To change that one, use splice, pop or push, or set its length.`,
  empty: (name, place) =>
    `Nothing is ever put into ${quote(name)}, which begins empty at ${place}. Is a line missing that does it?`,
  unchanged: (name, place) =>
    `${quote(name)} at ${place} never gets a new value. Is a line missing that gives it one, or a part of a line?`,
  unset: (name, place) =>
    `Nothing gives ${quote(name)} at ${place} a first value: its ! only keeps TypeScript from saying so. Write = and a value instead.`,
  unused: (name, place) => `${quote(name)} at ${place} is never used. Where should it be used?`,
};

const PROMISE = "This is a promise, and not yet the value that it promises.";
const AWAIT = `${PROMISE} Put await before the call that makes it.`;
const FUNCTION =
  "This is the function itself, and not what it gives. Write parentheses after its name to call it.";
const PROMISING_FUNCTION =
  "This is the function itself, and not what it gives. Write parentheses after its name to call it, and await in front of it.";
const RETURN =
  "A way through this function ends without a result. Is a return missing, also for the case in which no condition holds? Or does one stand inside a loop that should go on?";
const POSSIBLY_NOTHING =
  "The value may be undefined, for example beyond the end of an array, or where a function ends without a return. Test for it first";
const NOTHING = `${POSSIBLY_NOTHING}; only if it cannot happen here, write an exclamation mark after it.`;
const KNOWN =
  "TypeScript knows that this comparison always has the same result: a condition before it has decided it, or nothing has changed the variable since. Is a line missing that changes it, or are || and && exchanged?";
const NUMBERS =
  "One of the two is no number. Is it a text, a whole card, or a function without its parentheses?";
const UNKNOWN =
  "Nothing has this name here. Is it misspelled, not imported, or declared between other braces?";
const EXPORTED =
  "That file does not export this name. Is it misspelled, or is export missing before it?";
const ALWAYS =
  "This is the same, whatever else happens: only an empty text, 0, NaN, null, undefined and false count as false. To ask for one of two values, compare with each of them, or write a case for each.";
const EARLY =
  "This is used before it has a value. Move its declaration up, or give it a first value.";

/** By TypeScript's numbers: a sentence that says what it means, and what to try. */
const ADVICE: Readonly<Record<number, string>> = {
  1308: "await works only inside a function that begins with async. Write async before function, and await where the function is called.",
  1313: "The semicolon ends the if here, and the braces after it belong to nothing. Delete the semicolon.",
  2304: UNKNOWN,
  2305: EXPORTED,
  2307: "There is no such file. Compare its folder, its name and its ending with the import.",
  2322: "The value has another type than the place where it goes. Look at both types in the message: the first is what you have, the second what is needed.",
  2339: "There is nothing of this name in it. Is the name misspelled, or is it in another object?",
  2345: "The function needs another type than it gets here. Are the arguments right, and in the right order?",
  2348: "A class is not called but made with new.",
  2349: "This is not a function. Is a pair of parentheses too many, or the name of a function missing?",
  2353: "The type has no field of this name. Is it misspelled?",
  2355: RETURN,
  2362: NUMBERS,
  2363: NUMBERS,
  2365: NUMBERS,
  2366: RETURN,
  2367: "These two can never be equal, because their types differ. Is one of them a text, a whole object, or a function without its parentheses?",
  2448: EARLY,
  2454: EARLY,
  2531: NOTHING,
  2532: NOTHING,
  2533: NOTHING,
  2459: EXPORTED,
  2540: "This field can only be read. Make a new value, or take readonly away.",
  2551: "Is the name misspelled? The message says which one is like it.",
  2552: "Is the name misspelled? The message says which one is like it. If you mean another one, the line that declares it is missing.",
  2554: "The function takes another number of arguments. Compare the call with its declaration.",
  2538: "Only a number or a text can stand between the brackets. What is in a Map is read by its method get.",
  2564: "This field never gets a value. Set it in the constructor.",
  2565: "This field is read before it has a value. Is it set to itself, or is a line missing that sets it first?",
  2576: "It belongs to the class itself. Write the name of the class in front of the dot.",
  2588: "A const cannot get a second value. Declare it with let.",
  2614: EXPORTED,
  2724: EXPORTED,
  2739: "The object lacks fields that its type needs; the message names them.",
  2741: "The object lacks a field that its type needs; the message names it.",
  2774: "The name of a function alone is always true. Put parentheses behind it, so that it is called.",
  2801: "A promise is always true, whatever it promises. Put await before the call, so that the condition sees the value.",
  2839: "Two arrays or objects are equal only if they are the same one. Compare what is in them, for example the length.",
  2845: "Nothing is equal to NaN, not even NaN. Write Number.isNaN(…).",
  2872: ALWAYS,
  2873: ALWAYS,
  7006: "TypeScript cannot know the type of this parameter. Write it after the name, as in (card: Card).",
  7009: "Only a class can follow new.",
  7029: "A case runs on into the next one. Is a break or a return missing at its end?",
  7030: RETURN,
  18047: NOTHING,
  18048: NOTHING,
};

function adviceOn(complaint: Complaint): string | undefined {
  const advice = adviceInTypeScript(complaint);
  // In JavaScript, there is no such mark.
  const isJavaScript = /\.[cm]?js$/.test(complaint.file);
  return advice === NOTHING && isJavaScript ? `${POSSIBLY_NOTHING}.` : advice;
}

function adviceInTypeScript({ code, text, line, declared }: Complaint): string | undefined {
  const isPromise = /\bPromise</.test(text);
  if (declared !== undefined && !isPromise) {
    const instead = declared > line ? "further up" : "in front of those braces";
    return `The name is declared in line ${declared}, but not for this line: what is declared between braces is known only there, and only from its line on. Declare it ${instead}.`;
  }
  if ((code === 2322 || code === 2345) && GIVES_FUNCTION.test(text))
    return /^[^=]*=> Promise</.test(text) ? PROMISING_FUNCTION : FUNCTION;
  if (isPromise && code !== 2801)
    return declared === undefined
      ? AWAIT
      : `${PROMISE} It comes from the call in line ${declared}: put await before that.`;
  if ((code === 2322 || code === 2345) && /\| undefined'/.test(text)) return NOTHING;
  if (code === 2367 && /'(?:-?\d+|"[^']*")' and '(?:-?\d+|"[^']*")'/.test(text)) return KNOWN;
  return ADVICE[Number(code)];
}

/** A function stands where something else is wanted. */
const GIVES_FUNCTION =
  /^(?:Argument of type|Type) '\([^']*\) => [^']*' is not assignable to (?:parameter of )?type '(?!\()/;

function says(text: string): Block {
  return { kind: "diagnosis", text };
}
