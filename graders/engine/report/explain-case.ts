/**
 * One failure in full: what happened and where, why, what it costs, and how to see it again.
 *
 * @module
 */
import type { CaseResult, NamedMistake, StageResult } from "../judge/results.ts";
import { differenceOf, type Verdict } from "../judge/verdict.ts";
import { hasRun, ofWholeStage } from "../judge/verdict-kinds.ts";
import { nameOfPlace } from "../text/code-frame.ts";
import { inertTerminal } from "../text/inert.ts";
import { clip } from "../text/look.ts";
import { againSays } from "./again-says.ts";
import { commandsFor } from "./case-commands.ts";
import { explainCalled, explainCallsBeside } from "./explain-calls.ts";
import { BESIDES, explainCause, explainOthers } from "./explain-complaints.ts";
import { endsItself, explainWhere, isUnfinished, wentWrongBefore } from "./explain-crash.ts";
import { explainSuspect } from "./explain-suspect.ts";
import { MISTAKE_LEAD } from "./feedback.ts";
import { taskBefore } from "./hint-for.ts";
import { lastWords } from "./last-words.ts";
import { besideSays } from "./look-at.ts";
import type { Section } from "./model.ts";
import { costOf, countOf, wordOf } from "./phrases.ts";
import { explainBeside, nameOfFile, type Reader } from "./problems.ts";
import { explainVerdict, withheldSays } from "./verdict-wordings.ts";

const MOST_DESCRIPTION = 240;

/**
 * The full explanation of a failed case. A known mistake comes first, because it is the cause of everything else.
 */
export function explainCase(
  result: StageResult,
  one: CaseResult,
  reader: Reader = {},
): readonly Section[] {
  const { stage, beside = [], standIns, language } = result;
  const { name, transcript, verdict, mistake } = one;
  const about = ofWholeStage(verdict) ? "" : (transcript?.description.join(" ") ?? "");
  const description = clip(inertTerminal(about), MOST_DESCRIPTION);
  const hasCalled = verdict.kind === "missing" && verdict.seen === "run" && verdict.names;
  const ran = hasCalled || (one.kind === "transcript" && hasRun(verdict));
  const cause = (
    ran
      ? [
          explainCause(result, reader),
          ...(hasCalled ? explainCalled(result, one, reader) : explainSuspect(result, reader)),
        ]
      : [explainChecked(result, verdict, reader)]
  ).filter(({ length }) => length > 0);
  const diagnosis = (text: string): Section => [{ kind: "diagnosis", text }];
  const words = standIns.length > 0 ? [] : lastWords(one, language);
  const [first = [], ...explained] = explainVerdict({
    ...{ stage, one, withheld: withheldSays(result, one), reader, language },
    caused: cause.length > 0,
    before: taskBefore(result, one),
  });
  // A program that ends itself says why.
  const saysWhy = verdict.kind === "crashed" && endsItself(verdict, one.run?.stderr, language);
  const where = explainWhere(reader, one);
  // Where the output was wrong before, how the program ended is only what came of that.
  const isConsequence = verdict.kind === "crashed" && wentWrongBefore(verdict.difference);
  const ended = saysWhy ? [first, words] : [first];
  // If a program only stops at its first TODO, the compiler may be the only one to see a fault in the rest.
  const isOpen = isUnfinished(verdict);
  const broken = explainBeside(reader, beside);
  const others = ran ? explainOthers(result, reader, isOpen ? "" : BESIDES) : [];
  const called = ran && !hasCalled && !isLineKnown(result) ? explainCallsBeside(result) : [];
  const sections: Section[] = [
    [
      { kind: "heading", text: inertTerminal(`${name}: ${wordOf(verdict)}`) },
      ...(description === ""
        ? []
        : [{ kind: "description" as const, text: `This case: ${description}` }]),
    ],
    ...(isOpen ? [broken, others] : []),
    mistake ? diagnosis(mistakeSays(mistake, result, reader)) : [],
    ...(isOnlyPart(result) ? [called, ...cause] : [...cause, called]),
    language === undefined && !isToldWhat(result)
      ? strayValues(verdict).flatMap((one) => diagnosis(VALUES[one]!))
      : [],
    ...(one.written ? [where] : []),
    ...(isConsequence ? [...explained, ...ended] : [...ended, ...explained]),
    [...cause, called].every(({ length }) => length === 0) && !mistake
      ? againSays(verdict).flatMap(diagnosis)
      : [],
    ...(one.written ? [] : [where]),
    one.undisclosed && hasRun(verdict) && !("difference" in verdict)
      ? diagnosis(withheldSays(result, one)!)
      : [],
    saysWhy ? [] : words,
    ...(isOpen ? [] : [broken, others]),
    reader.priced ? diagnosis(costSays(result, one)) : [],
    commandsFor(result, one),
  ];
  return sections.filter(({ length }) => length > 0);
}

/** With the function of its task, which is at least on the way to it. */
function mistakeSays(
  { says, at, task, uses = [] }: NamedMistake,
  { suspect }: StageResult,
  reader: Reader,
): string {
  const told = `${MISTAKE_LEAD} ${inertTerminal(says)}`;
  if (!at)
    return suspect || task === undefined ? told : `${told} It is mostly made in task ${task}.`;
  const place = nameOfPlace({ file: nameOfFile(reader, at.file), line: at.line });
  const where = inertTerminal(`${at.name} in ${place}`);
  const used = uses.length > 0 ? besideSays(uses, at.file, reader) : ".";
  return `${told} Look at ${where}${used}`;
}

function isLineKnown(result: StageResult): boolean {
  const { suspect } = result;
  return (
    (suspect?.changes !== undefined && !isOnlyPart(result)) ||
    (suspect?.kind === "declarations" && suspect.declarations.some(({ at }) => at !== undefined))
  );
}

/** Whether with the changes that were found, something is still wrong: what a function gives by itself is surer. */
function isOnlyPart({ suspect }: StageResult): boolean {
  return suspect?.changes?.some(({ remaining }) => remaining !== undefined) ?? false;
}

/** Whether it is also said what to look at in the line. */
function isToldWhat({ suspect, complaints }: StageResult): boolean {
  if (complaints?.first.some(({ code }) => code === "unset")) return true;
  const own = suspect?.kind === "declarations" ? suspect.declarations : [];
  const places = suspect?.changes ?? own;
  return places.length > 0 && places.every(({ at }) => at !== undefined && at.kind !== "part");
}

/**
 * Of a check of pauses: the one that nobody waits for, although everything is printed as it should be. Of a check of the
 * source: an enum whose members have other numbers, or something that has another name.
 */
function explainChecked(result: StageResult, verdict: Verdict, reader: Reader): Section {
  const [first] = result.complaints?.first ?? [];
  if (verdict.kind !== "missing") return [];
  const codes = verdict.seen === "run" ? ["unawaited"] : ["reordered", "misnamed"];
  return first && codes.includes(`${first.code}`) ? explainCause(result, reader) : [];
}

const FUNCTION =
  "The text of a function is printed instead of its result. Are its parentheses missing?";

/** What JavaScript prints for a value that nobody means to print, and where such a value comes from. */
const VALUES: Readonly<Record<string, string>> = {
  "[object Promise]":
    '"[object Promise]" is printed instead of the value of a promise. Is an await missing before a function that asks?',
  "[object Object]":
    '"[object Object]" is printed instead of an object. Print one of its fields, or what a function makes of it.',
  undefined:
    '"undefined" is printed where a value is missing. Is an index beyond the end of an array, does a function lack its return, or is the name of a field misspelled?',
  "${": '"${" is printed: only between backquotes (`…`) does it mean a value. Are there other quotes?',
  "function ": FUNCTION,
  ") => ": FUNCTION,
  NaN: '"NaN" is printed: a calculation with something that is no number. Is a text or undefined in it?',
};

/** The first such value that the program printed where it should not. */
function strayValues(verdict: Verdict): readonly string[] {
  const rows = differenceOf(verdict)?.rows ?? [];
  const found = Object.keys(VALUES).find((value) =>
    rows.some(
      ({ actual, expected }) => actual?.text.includes(value) && !expected?.text.includes(value),
    ),
  );
  return found === undefined ? [] : [found];
}

function costSays(result: StageResult, one: CaseResult): string {
  if (one.verdict.kind === "grader fault") return `It leaves ${countOf(one.points, "point")} open.`;
  if (!ofWholeStage(one.verdict)) return `It ${costOf(one)}.`;
  const alike = result.cases.filter(({ verdict }) => verdict.kind === one.verdict.kind);
  const points = alike.reduce((sum, { points }) => sum + points, 0);
  return `It ${costOf({ ...one, earned: 0, points })}${alike.length > 1 ? ` (${alike.length} cases)` : ""}.`;
}
