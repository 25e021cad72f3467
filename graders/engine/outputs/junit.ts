/**
 * `junit.xml` for CI systems: a suite for each student and stage, with its cases. It contains only what the student may
 * know. It has no times, so that equal results give equal bytes.
 *
 * @module
 */
import { join } from "node:path";
import type { Verdict } from "../judge/verdict.ts";
import { renderSections } from "../report/blocks.ts";
import { MISTAKE_LEAD } from "../report/feedback.ts";
import type { CaseReport, StageReport } from "../report/model.ts";
import { inertHtml, inertLines } from "../text/html.ts";
import { clip, type Look } from "../text/look.ts";
import { openGrowing } from "./growing.ts";
import type { Output, Reported } from "./output.ts";

const LOOK: Look = { width: 80, colour: false };
/** Limits on the text of each failure, because CI systems refuse files of 30 MB. */
const MOST_MESSAGE = 200;
const MOST_LINES = 40;
const MOST_COLUMNS = 200;

export function openJunit(folder: string): Output {
  const file = openGrowing(join(folder, "junit.xml"));
  file.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="deckwork">\n');
  return {
    add: (one) => file.write(suitesOf(one).map(renderSuite).join("")),
    finish: () => {
      file.write("</testsuites>\n");
      file.finish();
    },
  };
}

interface Suite {
  readonly name: string;
  /** A unique name, because CI systems skip a case if they have seen its class and name before. */
  readonly owner: string;
  readonly cases: readonly TestCase[];
}

interface TestCase {
  readonly name: string;
  readonly ended?: Ended | undefined;
}

/** The result of a case that did not pass. */
interface Ended {
  readonly as: "failure" | "error" | "skipped";
  readonly type: string;
  readonly message: string;
  /** The full description, in lines. */
  readonly text: readonly string[];
}

/** A submission without results has its own suite, with the reason as its only case. */
function suitesOf({ name, feedback: owner, report, disclosed }: Reported): Suite[] {
  const suites = disclosed.tracks.flatMap(({ stages }) =>
    stages.map((stage) => ({
      name: `${name}: ${stage.facts.stage}`,
      owner,
      cases: stage.cases.map((one) => ({
        name: `${stage.facts.stage} ${one.facts.name}`,
        ended: endedOf(one, stage),
      })),
    })),
  );
  const { fault } = report;
  if (fault === undefined) return suites;
  const ended: Ended = { as: "error", type: "grader fault", message: fault, text: [] };
  return [...suites, { name: `${name}: grading`, owner, cases: [{ name: "grading", ended }] }];
}

/** The kind of result for CI systems; `undefined` if the case passed. */
function kindOf(verdict: Verdict["kind"]): Ended["as"] | undefined {
  switch (verdict) {
    case "passed":
      return undefined;
    case "grader fault":
      return "error";
    case "not checked":
    case "not run":
      return "skipped";
    case "different":
    case "missing":
    case "crashed":
    case "timed out":
    case "asks for more":
    case "too much output":
    case "too much memory":
    case "refused":
    case "does not build":
    case "not started":
      return "failure";
    default:
      return verdict satisfies never;
  }
}

function endedOf({ facts, called, cost }: CaseReport, { told }: StageReport): Ended | undefined {
  const { name, verdict, detail, mistake } = facts;
  const as = kindOf(verdict);
  if (as === undefined) return undefined;
  const says = [called, detail].filter((part) => part !== undefined).join(": ");
  const isTold = told?.name === name;
  return {
    as,
    type: verdict,
    message: `${says === "" ? verdict : says} (${cost})`,
    text: [
      ...(isTold ? renderSections(told.sections, LOOK) : []),
      ...(!isTold && mistake ? [`${MISTAKE_LEAD} ${mistake.says}`] : []),
    ],
  };
}

function renderSuite({ name, owner, cases }: Suite): string {
  const count = (as: Ended["as"]) => cases.filter(({ ended }) => ended?.as === as).length;
  const counts = `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
  const lines = cases.map((one) => `${renderCase(one, owner)}\n`);
  return `<testsuite name="${inertHtml(name)}" ${counts}>\n${lines.join("")}</testsuite>\n`;
}

function renderCase({ name, ended }: TestCase, owner: string): string {
  const begin = `<testcase classname="${inertHtml(owner)}" name="${inertHtml(name)}"`;
  if (!ended) return `${begin}/>`;
  const { as, type, message, text } = ended;
  const head = `<${as} type="${type}" message="${inertHtml(clip(message, MOST_MESSAGE))}"`;
  const lines = text.slice(0, MOST_LINES).map((line) => clip(line, MOST_COLUMNS));
  const more = text.length > MOST_LINES ? ["…"] : [];
  const inside = text.length === 0 ? "/>" : `>${inertLines([...lines, ...more])}</${as}>`;
  return `${begin}>${head}${inside}</testcase>`;
}
