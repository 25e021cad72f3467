/**
 * The class on one track: common mistakes, the marks, lost points, and the grid.
 *
 * @module
 */
import { BIN, type Bin, binTotals, type ClassOfTrack, medianOf } from "../statistics.ts";
import { alikeSection } from "./alike.ts";
import type { ClassData } from "./data.ts";
import { count, el, format } from "./dom.ts";
import { frequentSection } from "./frequent.ts";
import { type Grid, openGrid } from "./grid.ts";
import { lossesSection } from "./losses.ts";
import { histogram, stagesLegend, stagesPlot } from "./plots.ts";
import { addressOfTrack } from "./routes.ts";
import { type View, workOf } from "./view.ts";
import { whoOf } from "./who.ts";

export interface ClassPage {
  readonly page: HTMLElement;
  readonly grid: Grid;
}

export function classPage(data: ClassData, view: View): ClassPage {
  const { tables, students } = data;
  const of: ClassOfTrack = { tables, track: view.track, students };
  const grid = openGrid(data, view);
  const page = el(
    "div",
    { class: "class" },
    tables.tracks.length > 1 && tracksNav(data, view.track),
    frequentSection(data, of),
    marksSection(data, of),
    lossesSection(data, of),
    alikeSection(data, view.track),
    grid.section,
  );
  return { page, grid };
}

function tracksNav({ tables }: ClassData, now: number): HTMLElement {
  const links = tables.tracks.map(({ name, title }, at) =>
    el("a", { href: addressOfTrack(name), "aria-current": at === now && "page" }, title),
  );
  return el("nav", { class: "tabs", "aria-label": "Tracks" }, ...links);
}

function marksSection(data: ClassData, of: ClassOfTrack): HTMLElement {
  const totals = data.students.flatMap((student, at): [number, number][] => {
    const work = workOf(student, of.track);
    return work ? [[at, work.total]] : [];
  });
  const unmarked = data.students.filter((one) => (workOf(one, of.track)?.unmarked ?? 0) > 0).length;
  const numbers = totals.map(([, total]) => total);
  const bins = binTotals(totals);
  const open = unmarked === numbers.length ? "" : ` for ${count(unmarked, "student")}`;
  return el(
    "section",
    { "aria-labelledby": "marks" },
    el("h2", { id: "marks" }, unmarked > 0 ? "Marks so far" : "Marks"),
    numbers.length > 0 && el("p", { class: "lead" }, sayMarks(numbers)),
    unmarked > 0 &&
      el(
        "p",
        { class: "lead" },
        `The marks that a person gives are still open${open}, and count as 0 so far.`,
      ),
    el(
      "div",
      { class: "cards" },
      el(
        "div",
        { class: "card" },
        el("h3", {}, unmarked > 0 ? "Totals so far" : "Totals"),
        histogram(bins, medianOf(numbers)),
        columnsOf(data, bins),
      ),
      el(
        "div",
        { class: "card" },
        el("h3", {}, "Students by stage"),
        stagesPlot(of),
        stagesLegend(),
      ),
    ),
  );
}

function sayMarks(totals: readonly number[]): string {
  const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
  const ends = `from ${format(Math.min(...totals))} to ${format(Math.max(...totals))}`;
  return `${count(totals.length, "student")}, median ${format(medianOf(totals))}, mean ${format(mean)} of 100, ${ends}.`;
}

/** The columns of the histogram as lines, with the students in each. */
function columnsOf(data: ClassData, bins: readonly Bin[]): HTMLElement {
  const lines = bins.flatMap(({ from, students }) => {
    if (students.length === 0) return [];
    const who = students.map((student) => ({ student }));
    return [whoOf(data, who, `${from} to ${from + BIN}: ${count(students.length, "student")}`)];
  });
  return el(
    "details",
    { class: "more" },
    el("summary", {}, "The students in each column"),
    ...lines,
  );
}
