/**
 * Removes what a student must not know yet about fresh games: the expected output, and anything a program prints or
 * throws, because it may have been written to repeat its input. This is removed from the data, before any report is
 * worded, so no format can reveal it.
 *
 * @module
 */
import type { ProgramError } from "../execute/outcome.ts";
import type { CaseResult, StageResult, SubmissionResult } from "../judge/results.ts";
import { differenceOf, FORBIDDEN, type Verdict } from "../judge/verdict.ts";
import { fails } from "../judge/verdict-kinds.ts";
import type { Disclosure } from "../marks/policy.ts";
import type { Transcript } from "../text/transcript.ts";
import type { Case } from "../workbook/workbook.ts";
import { turnOf, typedBefore } from "./phrases.ts";

/**
 * @param disclosureOf - takes the stage's path
 * @returns the result itself if there is nothing to remove
 */
export function discloseResult(
  result: SubmissionResult,
  disclosureOf: (stage: string) => Disclosure,
): SubmissionResult {
  const hides = ({ stage, cases }: StageResult) =>
    cases.some(({ made }) => made) && disclosureOf(stage.path) !== "all";
  if (!result.tracks.some(({ stages }) => stages.some(hides))) return result;
  return {
    ...result,
    tracks: result.tracks.map((track) => ({
      ...track,
      stages: track.stages.map((stage) => discloseStage(stage, disclosureOf(stage.stage.path))),
    })),
  };
}

function discloseStage(result: StageResult, disclosure: Disclosure): StageResult {
  if (disclosure === "all" || !result.cases.some(({ made }) => made)) return result;
  const { stage } = result;
  const secretly = (one: Case): Case =>
    one.kind === "transcript" && one.made
      ? { ...one, transcript: { description: [], parts: [], status: 0 } }
      : one;
  return {
    ...result,
    stage: { ...stage, cases: stage.cases.map(secretly) },
    cases: result.cases.map((one) => (one.made ? discloseCase(one, disclosure) : one)),
  };
}

function discloseCase(one: CaseResult, disclosure: Exclude<Disclosure, "all">): CaseResult {
  const { transcript, run: _, where: __, written: ___, expectedAt: ____, verdict, ...rest } = one;
  if (!fails(verdict)) return { ...rest, verdict };
  const turn = turnOf(verdict);
  const prompt = transcript && turn ? typedBefore(transcript, turn)?.prompt : undefined;
  return {
    ...rest,
    verdict: withoutContent(verdict),
    ...(disclosure === "typed" && transcript ? { transcript: typedOnly(transcript) } : {}),
    undisclosed: {
      ...(turn === undefined ? {} : { turn }),
      ...(prompt === undefined ? {} : { prompt }),
    },
  };
}

function typedOnly({ parts }: Transcript): Transcript {
  return { description: [], parts: parts.filter(({ kind }) => kind === "typed"), status: 0 };
}

function withoutContent(verdict: Verdict): Verdict {
  switch (verdict.kind) {
    case "different": {
      const { kinds } = differenceOf(verdict)!;
      const difference = { kinds, rows: [], first: -1, beyond: { expected: 0, actual: 0 } };
      return { kind: "different", difference };
    }
    case "crashed": {
      const { error, signal, place } = verdict;
      return {
        kind: "crashed",
        status: undefined,
        error: error && withoutMessage(error),
        ...(signal === undefined ? {} : { signal }),
        ...(place ? { place } : {}),
        difference: undefined,
      };
    }
    case "asks for more":
      return { kind: "asks for more", difference: undefined };
    case "refused":
      return verdict.when === "building" ? verdict : { ...verdict, why: FORBIDDEN.why };
    default:
      return verdict;
  }
}

/** JavaScript's own errors keep their names. A program could put secrets into any other name. */
const OWN_ERRORS = new Set(["TypeError", "RangeError", "ReferenceError", "SyntaxError", "Stopped"]);

function withoutMessage({ name }: ProgramError): ProgramError {
  return { name: OWN_ERRORS.has(name) ? name : "Error", message: "" };
}
