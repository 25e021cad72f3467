/**
 * A line that opens to list the students behind a number. The list is made when it is first opened.
 *
 * @module
 */
import type { ClassData } from "./data.ts";
import { append, type Child, el, format, nameOf } from "./dom.ts";
import { addressOf } from "./routes.ts";

export interface Listed {
  readonly student: number;
  /** Points, if they are shown. */
  readonly lost?: number;
}

/** @param line - the visible text while it is closed */
export function whoOf(
  data: ClassData,
  who: readonly Listed[],
  ...line: readonly Child[]
): HTMLDetailsElement {
  const details = el("details", { class: "who" }, el("summary", {}, ...line));
  const fill = () => {
    if (details.querySelector("ul")) return;
    const items = who.map(({ student, lost }) =>
      el(
        "li",
        {},
        el("a", { href: addressOf(data, student) }, nameOf(data.students[student]!.name)),
        lost !== undefined && ` −${format(lost)}`,
      ),
    );
    append(details, [el("ul", {}, ...items)]);
  };
  details.addEventListener("toggle", fill);
  return details;
}
