/**
 * What half the class got wrong, in sentences.
 *
 * @module
 */
import { type ClassOfTrack, type Finding, FRESH, findFrequent, titleOf } from "../statistics.ts";
import type { ClassData } from "./data.ts";
import { type Child, el, list } from "./dom.ts";
import { whoOf } from "./who.ts";

/** How many cases of one stage are shown at first. The others are shown on request. */
const MOST_CASES = 3;
/** How many names are shown in one line. */
const MOST_NAMES = 4;

export function frequentSection(data: ClassData, of: ClassOfTrack): HTMLElement {
  const { half, findings } = findFrequent(of);
  const stages = [...new Set(findings.map(({ stage }) => stage))];
  return el(
    "section",
    { "aria-labelledby": "half" },
    el("h2", { id: "half" }, "What half the class got wrong"),
    el("p", { class: "lead" }, leadOf(half, findings.length)),
    ...stages.map((stage) =>
      stageFindings(
        data,
        titleOf(of, stage),
        findings.filter((one) => one.stage === stage),
      ),
    ),
  );
}

function leadOf(half: boolean, found: number): string {
  if (half)
    return "At least half of the students who began a stage got this wrong. Open a line to see who they are.";
  return found === 0
    ? "Nothing. No case failed for more than one student."
    : "Nothing. No case failed for half of those who began its stage. These failed most often.";
}

function stageFindings(data: ClassData, title: string, findings: readonly Finding[]): HTMLElement {
  const cases = findings.filter(({ kind }) => kind === "case");
  const first = findings.filter((one) => one.kind !== "case" || cases.indexOf(one) < MOST_CASES);
  const more = findings.filter((one) => !first.includes(one));
  const line = (finding: Finding) => el("li", {}, findingLine(data, finding));
  return el(
    "div",
    { class: "findings" },
    el("h3", {}, title),
    ...list("plain", [...first, ...more].map(line), first.length),
  );
}

function findingLine(data: ClassData, { kind, texts, students, begun }: Finding): HTMLElement {
  const who = students.map((student) => ({ student }));
  const number = el("b", {}, `${students.length} of ${begun}`);
  switch (kind) {
    case "stage":
      return whoOf(data, who, number, " who began this stage have not passed it.");
    case "mistake":
      return whoOf(data, who, number, " made a known mistake: ", texts.join());
    case "case":
      return whoOf(data, who, number, " failed ", ...caseNames(texts));
    default:
      return kind satisfies never;
  }
}

/** `the cases a, b and 3 more.` Fresh games have no known names. */
function caseNames(names: readonly string[]): Child[] {
  const known = names.filter((name) => name !== FRESH);
  const parts: Child[][] = known.slice(0, MOST_NAMES).map((name) => [el("code", {}, name)]);
  if (known.length > MOST_NAMES) parts.push([`${known.length - MOST_NAMES} more`]);
  if (known.length < names.length) parts.push(["at least one fresh game"]);
  const joined = parts.flatMap((part, at) => [
    at === 0 ? "" : at === parts.length - 1 ? " and " : ", ",
    ...part,
  ]);
  const lead = known.length === 0 ? "" : known.length === 1 ? "the case " : "the cases ";
  return [lead, ...joined, "."];
}
