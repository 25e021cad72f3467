/**
 * The class as a grid of students and stages, with search, filters and sorting.
 *
 * @module
 */
import { STATES, type StageRow, type StageTable, type StudentRow } from "../class-data.ts";
import type { ClassData } from "./data.ts";
import { button, count, el, format, nameOf, sign, unseen } from "./dom.ts";
import { addressOf } from "./routes.ts";
import { choose, type SortBy, type View, workOf } from "./view.ts";

/** How many rows are made at first. This fills a screen and keeps keys fast; more are made while scrolling. */
const FIRST_ROWS = 45;
const MORE_ROWS = 100;

export interface Grid {
  readonly section: HTMLElement;
  readonly search: HTMLInputElement;
  /** The visible students, in order. */
  order(): readonly number[];
  /** Moves this many rows down, or up if negative. */
  move(by: number): void;
  clear(): void;
}

export function openGrid(data: ClassData, view: View): Grid {
  const { stages } = data.tables.tracks[view.track]!;
  const search = searchField(view.text);
  const said = el("p", { role: "status", class: "quiet" });
  const body = el("tbody");
  const chips = stages.map((stage, at) => chipOf(stage, at, view, () => render()));
  const open = data.students.filter((one) => isOpen(one, view.track)).length;
  // If all totals are open, the heading alone says so.
  const tellsOpen = open < data.students.length;
  const heads = headsOf(stages, open > 0, view, () => render());
  const more = button({ class: "more-rows" }, () => grow(MORE_ROWS), "Show more");
  let order: number[] = [];
  let shown = 0;

  const grow = (by: number) => {
    const next = order.slice(shown, shown + by);
    body.append(...next.map((student) => rowOf(data, view, stages, student, tellsOpen)));
    shown += next.length;
    more.hidden = shown === order.length;
  };
  const render = () => {
    order = choose(data, view);
    shown = 0;
    body.replaceChildren();
    grow(FIRST_ROWS);
    for (const one of [...chips, ...heads]) one.update();
    said.textContent =
      order.length === data.students.length
        ? count(order.length, "student")
        : `${order.length} of ${count(data.students.length, "student")}`;
  };
  search.addEventListener("input", () => {
    view.text = search.value;
    render();
  });
  growOnSight(more, () => grow(MORE_ROWS));
  // On paper there is no scrolling, so make all rows.
  window.onbeforeprint = () => grow(order.length);
  render();

  return {
    section: sectionOf({ search, said, chips, heads, body, more }),
    search,
    order: () => order,
    move: (by) => moveFocus(body, by, () => grow(MORE_ROWS)),
    clear: () => {
      view.text = "";
      search.value = "";
      view.failing.clear();
      render();
    },
  };
}

function searchField(text: string): HTMLInputElement {
  const search = el("input", {
    type: "search",
    id: "search",
    placeholder: "Search by name  ( / )",
    "aria-label": "Search by name",
    autocomplete: "off",
    spellcheck: "false",
  });
  search.value = text;
  return search;
}

interface Pieces {
  readonly search: HTMLElement;
  readonly said: HTMLElement;
  readonly chips: readonly { readonly chip: HTMLElement }[];
  readonly heads: readonly { readonly cell: HTMLElement }[];
  readonly body: HTMLElement;
  readonly more: HTMLElement;
}

function sectionOf({ search, said, chips, heads, body, more }: Pieces): HTMLElement {
  const head = el("tr", {}, ...heads.map(({ cell }) => cell));
  const table = el("table", { class: "grid" }, el("thead", {}, head), body);
  return el(
    "section",
    { "aria-labelledby": "class" },
    el("h2", { id: "class" }, "The class"),
    el("div", { class: "tools" }, search, said),
    el(
      "div",
      { class: "chips", role: "group", "aria-label": "Only students who have not passed" },
      el("span", { class: "quiet" }, "Not passed:"),
      ...chips.map(({ chip }) => chip),
    ),
    gridLegend(),
    el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Grid" }, table),
    more,
  );
}

/** Makes more rows when the end of the existing ones becomes visible. */
function growOnSight(end: HTMLElement, grow: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
    },
    { rootMargin: "200px" },
  );
  watch.observe(end);
}

interface Updated {
  update(): void;
}

function chipOf(
  { number, title }: StageTable,
  at: number,
  { failing }: View,
  changed: () => void,
): Updated & { chip: HTMLElement } {
  const chip = button(
    { class: "chip" },
    () => {
      if (!failing.delete(at)) failing.add(at);
      changed();
    },
    `${number} ${title}`,
  );
  return { chip, update: () => chip.setAttribute("aria-pressed", String(failing.has(at))) };
}

function headsOf(
  stages: readonly StageTable[],
  soFar: boolean,
  view: View,
  changed: () => void,
): (Updated & { cell: HTMLElement })[] {
  const head = (by: SortBy, short: string, long: string, sub = "") => {
    const arrow = sign("");
    const turn = () => {
      // Names are sorted upwards first. For points, the lowest come first, because those students need help.
      const down = view.sort.by === by && !view.sort.down;
      view.sort = { by, down };
      changed();
    };
    const sorter = button(
      { class: "sort", title: long },
      turn,
      sign(short),
      unseen(long),
      arrow,
      sub !== "" && el("small", { "aria-hidden": "true" }, sub),
    );
    const cell = el("th", { scope: "col" }, sorter);
    const update = () => {
      const { by: now, down } = view.sort;
      arrow.textContent = now === by ? (down ? " ▼" : " ▲") : "";
      if (now === by) cell.setAttribute("aria-sort", down ? "descending" : "ascending");
      else cell.removeAttribute("aria-sort");
    };
    return { cell, update };
  };
  return [
    head("name", "Student", "Student"),
    head("total", "Total", "Total out of 100", soFar ? "so far" : "100"),
    ...stages.map(({ number, title, points, extra }, at) =>
      head(
        at,
        String(number),
        `${number} ${title}, ${format(points)} points${extra ? ", extra credit" : ""}`,
        `${extra ? "+" : ""}${format(points)}`,
      ),
    ),
  ];
}

function rowOf(
  data: ClassData,
  { track }: View,
  stages: readonly StageTable[],
  student: number,
  tellsOpen: boolean,
): HTMLTableRowElement {
  const row = data.students[student]!;
  const work = workOf(row, track);
  const open = isOpen(row, track);
  const total = work
    ? [el("b", {}, format(work.total)), tellsOpen && open && sign(" …"), open && unseen(" so far")]
    : [row.fault === undefined ? sign("–") : sign("!"), unseen("no result")];
  return el(
    "tr",
    {},
    el(
      "th",
      { scope: "row", title: row.name },
      el("a", { href: addressOf(data, student) }, nameOf(row.name)),
    ),
    el("td", { class: "total" }, ...total),
    ...stages.map((stage, at) =>
      cellOf(
        stage,
        work?.stages.find((one) => one.stage === at),
      ),
    ),
  );
}

/** Whether a person still has to mark part of it. */
function isOpen(student: StudentRow, track: number): boolean {
  return (workOf(student, track)?.unmarked ?? 0) > 0;
}

function cellOf({ points }: StageTable, row: StageRow | undefined): HTMLElement {
  if (!row) return el("td", {}, sign("–"), unseen("not graded"));
  const state = STATES[row.state]!;
  const of = `${format(row.earned)} of ${count(points, "point")}`;
  const cell = (name: string, mark: string, says: string) =>
    el("td", { class: name }, sign(mark), unseen(says));
  switch (state) {
    case "passed":
      return row.earned >= points
        ? cell("good", "✓", "passed")
        : cell("good", `✓ ${format(row.earned)}`, `passed, ${of}`);
    case "failing":
      return cell(shadeOf(row.earned / (points || 1)), format(row.earned), of);
    case "not started":
      return cell("none", "·", "not started");
    case "fault":
      return cell("open", "!", "the grader failed");
    case "open":
      return cell("open", "?", "not run");
    default:
      return state satisfies never;
  }
}

function shadeOf(share: number): string {
  return share >= 0.75 ? "most" : share >= 0.4 ? "some" : "little";
}

function gridLegend(): HTMLElement {
  const key = (name: string, mark: string, says: string) =>
    el("span", {}, el("i", { class: `key ${name}` }, mark), ` ${says}`);
  return el(
    "p",
    { class: "legend" },
    key("good", "✓", "passed"),
    key("most", "8", "points earned, most"),
    key("some", "5", "some"),
    key("little", "0", "few or none"),
    key("none", "·", "not started"),
    key("open", "!", "the grader failed"),
    key("open", "?", "not run"),
  );
}

/** Moves from name to name. At the end of the existing rows, more are made. */
function moveFocus(body: HTMLElement, by: number, grow: () => void): void {
  const links = [...body.querySelectorAll<HTMLAnchorElement>("th a")];
  const now = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = now < 0 ? 0 : Math.max(0, now + by);
  if (next >= links.length) grow();
  body.querySelectorAll<HTMLAnchorElement>("th a")[next]?.focus();
}
