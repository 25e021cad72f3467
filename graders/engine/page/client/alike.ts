/**
 * Programs of a track that are alike, and what they share, side by side. It is filled in when it is opened.
 *
 * @module
 */
import type { AlikeLines, AlikeRow } from "../class-data.ts";
import type { ClassData } from "./data.ts";
import { append, el, list, nameOf } from "./dom.ts";
import { addressOf } from "./routes.ts";

const MOST_PAIRS = 20;

/** Absent if nobody has looked for them. */
export function alikeSection(data: ClassData, track: number): HTMLElement | undefined {
  const { alike, tracks } = data.tables;
  if (!alike) return undefined;
  const own = alike.filter(({ stage }) => stage.startsWith(`${tracks[track]!.name}/`));
  const items = own.map((row) => el("li", {}, pairOf(data, row)));
  return el(
    "section",
    { "aria-labelledby": "alike" },
    el("h2", { id: "alike" }, "Programs that are alike"),
    el(
      "p",
      { class: "lead" },
      own.length === 0
        ? "No two programs of a stage are alike."
        : "A reason to look at them, and not a verdict. Names, comments and the order of functions do not count. Open a pair to see what they share.",
    ),
    ...(own.length === 0 ? [] : list("plain", items, MOST_PAIRS)),
  );
}

function pairOf(data: ClassData, row: AlikeRow): HTMLDetailsElement {
  const [one, other = "the solution"] = row.names;
  const details = el(
    "details",
    { class: "who alike" },
    el(
      "summary",
      {},
      nameOf(one),
      " and ",
      nameOf(other),
      el("small", {}, ` ${row.stage}, ${row.percent} %`),
    ),
  );
  details.addEventListener("toggle", () => {
    if (details.querySelector("p")) return;
    append(details, [
      el("p", {}, linkTo(data, one), " and ", row.names.length > 1 ? linkTo(data, other) : other),
      ...row.parts.map((both) => el("div", { class: "cards" }, ...both.map(linesOf))),
    ]);
  });
  return details;
}

function linkTo(data: ClassData, name: string): HTMLElement {
  const at = data.students.findIndex((student) => student.name === name);
  return at < 0 ? el("b", {}, nameOf(name)) : el("a", { href: addressOf(data, at) }, nameOf(name));
}

function linesOf({ where, text }: AlikeLines): HTMLElement {
  return el("div", {}, el("p", { class: "quiet" }, where), el("pre", {}, text));
}
