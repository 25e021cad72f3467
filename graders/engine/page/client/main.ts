/**
 * The class page: reads its data, and shows the class or one student, depending on the address.
 *
 * @module
 */
import { type ClassPage, classPage } from "./class.ts";
import { readClass } from "./data.ts";
import { button, count, el, nameOf } from "./dom.ts";
import { keysDialog, listen } from "./keys.ts";
import { addressOf, addressOfTrack, type Route, routeOf } from "./routes.ts";
import { studentPage } from "./student.ts";
import { themeButton } from "./theme.ts";
import { openView } from "./view.ts";

const data = readClass();
const { tables, students } = data;
const view = openView();
const main = el("main");
const keys = keysDialog();
let route: Route = { kind: "class", track: 0 };
let shown: ClassPage | undefined;
/** The scroll position of the class when it was left. */
let scrolled = 0;

function header(): HTMLElement {
  return el(
    "header",
    {},
    el(
      "div",
      {},
      el("p", { class: "title" }, tables.title),
      el("p", { class: "quiet" }, `${count(students.length, "student")} · ${tables.workbook}`),
    ),
    el(
      "div",
      { class: "controls" },
      themeButton(),
      button({ class: "quiet-button" }, keys.open, "Keys: ?"),
    ),
  );
}

/** A warning, because the page contains every output and every fresh game. */
function warning(): HTMLElement {
  return el(
    "p",
    { class: "alert" },
    el("b", {}, "For the instructor only."),
    " This page shows everything, including fresh games. Do not give it to students; their feedback is in the folder ",
    el("code", {}, "feedback"),
    ".",
  );
}

function showClass(track: number): void {
  if (!shown || view.track !== track) {
    if (view.track !== track) {
      view.track = track;
      view.failing.clear();
      view.sort = { by: "name", down: false };
    }
    shown = tables.tracks.length === 0 ? undefined : classPage(data, view);
  }
  document.title = tables.title;
  main.replaceChildren(
    el("h1", { class: "unseen" }, tables.title),
    warning(),
    ...tables.notes.map((note) => el("p", { class: "note" }, note)),
    shown?.page ?? withoutTracks(),
  );
  scrollTo(0, scrolled);
}

/** The page if nothing could be graded: there are students but no tracks. */
function withoutTracks(): HTMLElement {
  if (students.length === 0) return el("p", {}, "Nothing has been graded yet.");
  const links = students.map(({ name }, at) =>
    el("li", {}, el("a", { href: addressOf(data, at) }, nameOf(name))),
  );
  return el("div", {}, el("p", {}, "Nothing could be graded:"), el("ul", {}, ...links));
}

async function showStudent(student: number): Promise<void> {
  const order = shown?.grid.order() ?? [...students.keys()];
  const at = order.indexOf(student);
  const neighbours = at < 0 ? {} : { before: order[at - 1], after: order[at + 1] };
  const page = await studentPage(data, student, classAddress(), neighbours);
  // The user may have gone to a different student in the meantime.
  if (route.kind !== "student" || route.student !== student) return;
  document.title = `${students[student]!.name} – ${tables.title}`;
  main.replaceChildren(page);
  scrollTo(0, 0);
  page.querySelector("h1")?.focus({ preventScroll: true });
}

function classAddress(): string {
  const track = tables.tracks[view.track];
  return track ? addressOfTrack(track.name) : "#";
}

function show(): void {
  if (route.kind === "class" && shown?.page.isConnected) scrolled = scrollY;
  const before = route;
  route = routeOf(location.hash, data) ?? { kind: "class", track: view.track };
  if (route.kind === "student") void showStudent(route.student);
  else {
    showClass(route.track);
    if (before.kind === "student") focusRow(before.student);
  }
}

/** Back in the class, focuses the last student. */
function focusRow(student: number): void {
  const address = addressOf(data, student);
  const links = [...main.querySelectorAll<HTMLAnchorElement>(".grid th a")];
  links.find((one) => one.getAttribute("href") === address)?.focus({ preventScroll: true });
}

function step(by: 1 | -1): void {
  if (route.kind === "class") {
    shown?.grid.move(by);
    return;
  }
  const order = shown?.grid.order() ?? [...students.keys()];
  const next = order[order.indexOf(route.student) + by];
  if (next !== undefined) location.replace(addressOf(data, next));
}

/** In the grid and its search, arrows go up and down. On students' pages, they go back and forth. */
function stepsBy(key: string): 1 | -1 | undefined {
  const [before, after] =
    route.kind === "student" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (key !== before && key !== after) return undefined;
  if (route.kind === "class" && !document.activeElement?.closest(".grid, .tools")) return undefined;
  return key === after ? 1 : -1;
}

listen(
  {
    step,
    stepsBy,
    search: () => {
      if (route.kind === "class") return shown?.grid.search.focus();
      location.hash = classAddress();
      addEventListener("hashchange", () => shown?.grid.search.focus(), { once: true });
    },
    leave: () => {
      if (route.kind === "student") location.hash = classAddress();
      else shown?.grid.clear();
    },
  },
  keys.open,
);
addEventListener("hashchange", show);
document.querySelector("#app")!.replaceWith(header(), main, keys.dialog);
show();
