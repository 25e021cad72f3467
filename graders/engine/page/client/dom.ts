/**
 * Makes elements with text. Text is always set as text, so a student's text never becomes markup.
 *
 * @module
 */

export type Child = Node | string | undefined | false;

/** Attributes, including `class`. The values `false` and `undefined` leave the attribute out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : String(value));
  append(element, children);
  return element;
}

export function append(element: Element, children: readonly Child[]): void {
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
}

/** A button that does something. */
export function button(
  attributes: Attributes,
  act: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const element = el("button", { type: "button", ...attributes }, ...children);
  element.addEventListener("click", act);
  return element;
}

/** A list, of which only so many items are shown at first, and the others on request. */
export function list(name: string, items: readonly HTMLElement[], most: number): Child[] {
  const more = items.slice(most);
  return [
    el("ul", { class: name }, ...items.slice(0, most)),
    more.length > 0 &&
      el(
        "details",
        { class: "more" },
        el("summary", {}, `${format(more.length)} more`),
        el("ul", { class: name }, ...more),
      ),
  ];
}

/** Text for screen readers only. */
export function unseen(text: string): HTMLElement {
  return el("span", { class: "unseen" }, text);
}

/** A visible sign that screen readers skip, because its meaning follows in words. */
export function sign(text: string): HTMLElement {
  return el("span", { "aria-hidden": "true" }, text);
}

/** A name in its own writing direction, which does not affect the text beside it. */
export function nameOf(name: string): HTMLElement {
  return el("bdi", {}, name === "" ? "(no name)" : name);
}

/** `1 student`, `2 students`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${format(number)} ${number === 1 ? one : many}`;
}

/** Points with at most two decimals. */
export function format(points: number): string {
  return String(Math.round(points * 100) / 100).replace("-", "−");
}
