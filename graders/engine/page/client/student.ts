/**
 * One student's page: the marks, and the failures with expected and printed output.
 *
 * @module
 */
import {
  type CaseDetail,
  type MarkDetail,
  type Piece,
  STATES,
  type StageDetail,
  type StudentDetail,
  type TrackDetail,
  type TrackRow,
} from "../class-data.ts";
import type { ClassData } from "./data.ts";
import { append, type Child, count, el, format, nameOf, sign } from "./dom.ts";
import { addressOf } from "./routes.ts";
import { transcriptOf } from "./transcript.ts";

/** The students before and after, in the current order of the class. */
export interface Neighbours {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export async function studentPage(
  data: ClassData,
  student: number,
  classAddress: string,
  { before, after }: Neighbours,
): Promise<HTMLElement> {
  const { name, fault, tracks } = data.students[student]!;
  const detail = await data.detail(student);
  const go = (to: number | undefined, label: string, arrow: string) =>
    to !== undefined && el("a", { href: addressOf(data, to) }, sign(arrow), ` ${label}`);
  return el(
    "article",
    { class: "student" },
    el(
      "nav",
      { class: "steps", "aria-label": "Students" },
      el("a", { href: classAddress }, sign("↑"), " The class"),
      go(before, "Previous", "←"),
      go(after, "Next", "→"),
    ),
    el("h1", { tabindex: "-1" }, nameOf(name)),
    detail.about && aboutList(detail.about),
    fault !== undefined && el("p", { class: "alert" }, `The grader failed: ${fault}.`),
    ...notesOf(detail),
    ...(await Promise.all(tracks.map((row, at) => trackOf(data, row, detail.tracks[at]!)))),
  );
}

function aboutList(about: NonNullable<StudentDetail["about"]>): HTMLElement {
  const pairs = about.map(([label, text]) =>
    el("div", {}, el("dt", {}, label), el("dd", {}, el("bdi", {}, text))),
  );
  return el("dl", { class: "about" }, ...pairs);
}

function notesOf({ notes = [] }: StudentDetail): HTMLElement[] {
  if (notes.length === 0) return [];
  return [
    el("h2", {}, "Notes from reading the submission"),
    el("ul", {}, ...notes.map((note) => el("li", {}, note))),
  ];
}

async function trackOf(data: ClassData, row: TrackRow, detail: TrackDetail): Promise<HTMLElement> {
  const { title } = data.tables.tracks[row.track]!;
  const stages = await Promise.all(detail.stages.map((_, at) => stageOf(data, row, detail, at)));
  const evidence = detail.evidence ?? [];
  return el(
    "section",
    { "aria-label": title },
    el("h2", {}, title),
    el(
      "div",
      { class: "sum" },
      el(
        "p",
        { class: "big" },
        el("b", {}, format(row.total)),
        ` of 100${row.unmarked ? " so far" : ""}`,
      ),
      marksTable(detail.marks),
    ),
    ...detail.says.map((says) => el("p", {}, says)),
    ...stages,
    evidence.length > 0 &&
      el(
        "details",
        { class: "evidence" },
        el("summary", {}, "What the source shows"),
        el("pre", {}, evidence.join("\n")),
      ),
  );
}

function marksTable(marks: readonly MarkDetail[]): HTMLElement {
  const line = ({ label, earned, points, says }: MarkDetail) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, label, says !== undefined && el("small", {}, says)),
      el(
        "td",
        {},
        earned === null ? el("i", {}, "not marked") : el("b", {}, format(earned)),
        points !== undefined && ` of ${format(points)}`,
      ),
    );
  return el(
    "table",
    { class: "marks" },
    el("caption", { class: "unseen" }, "The parts of the total"),
    el("tbody", {}, ...marks.map(line)),
  );
}

async function stageOf(
  data: ClassData,
  row: TrackRow,
  detail: TrackDetail,
  at: number,
): Promise<HTMLElement> {
  const { stage, state, earned } = row.stages[at]!;
  const {
    number,
    title,
    points,
    extra,
    cases: known,
  } = data.tables.tracks[row.track]!.stages[stage]!;
  const { progress, says = [], passed = [], cases = [] }: StageDetail = detail.stages[at]!;
  const of = `${format(earned)} of ${count(points, extra ? "extra point" : "point")}`;
  const told = await Promise.all(cases.map((one, index) => caseOf(data, one, index === 0)));
  return el(
    "section",
    { class: `stage ${STATES[state]!.replace(" ", "-")}` },
    el("h3", {}, `${number} ${title}`, el("small", {}, ` ${of} · ${progress}`)),
    ...says.map((one) => el("p", {}, one)),
    ...told,
    passed.length > 0 &&
      el(
        "p",
        { class: "quiet" },
        sign("✓ "),
        `Passed: ${passedNames(passed.map((one) => known[one]!))}`,
      ),
  );
}

/** The names of the cases. Fresh games have no known names, so they are counted. */
function passedNames(cases: readonly { readonly name: string; readonly fresh?: true }[]): string {
  const fresh = cases.filter((one) => one.fresh).length;
  const names = cases.filter((one) => !one.fresh).map(({ name }) => name);
  return [...names, ...(fresh > 0 ? [count(fresh, "fresh game")] : [])].join(", ");
}

async function caseOf(data: ClassData, one: CaseDetail, open: boolean): Promise<HTMLElement> {
  const { name, verdict, cost, says = [], transcript } = one;
  const details = el(
    "details",
    { class: "case", open },
    el(
      "summary",
      {},
      el("code", {}, name),
      ` ${verdict}`,
      cost !== undefined && el("small", {}, ` ${cost}`),
    ),
  );
  // Lay out the screens only when they are opened.
  const fill = async () => {
    if (details.childElementCount > 1) return;
    const content = el("div", { class: "told" });
    details.append(content);
    const expected = transcript === undefined ? undefined : await data.transcript(transcript);
    append(content, [
      expected && expected.about !== "" && el("p", { class: "quiet" }, expected.about),
      ...says.map(pieceOf),
      expected && transcriptOf(one, expected),
      expected?.status !== undefined &&
        el("p", { class: "quiet" }, `The program must end with exit status ${expected.status}.`),
    ]);
  };
  details.addEventListener("toggle", () => void (details.open && fill()));
  if (open) await fill();
  return details;
}

function pieceOf(piece: Piece): HTMLElement {
  if (typeof piece === "string") return el("p", {}, ...wordsOf(piece));
  if ("list" in piece) return el("ul", {}, ...piece.list.map((item) => el("li", {}, item)));
  return el("pre", {}, piece.set);
}

/** Text between backticks is what a program printed or what was typed. */
function wordsOf(text: string): Child[] {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`.+`$/.test(part) ? el("code", {}, part.slice(1, -1)) : part));
}
