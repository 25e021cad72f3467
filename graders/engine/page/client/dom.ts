/**
 * Elements, and text in them. Text is only ever set as text, so nothing that a student wrote becomes markup.
 *
 * @module
 */

export type Child = Node | string | undefined | false;

/** Attributes; `class` among them. A value of `false` or `undefined` leaves the attribute out. */
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

/** Said to those who hear the page, and not shown. */
export function unseen(text: string): HTMLElement {
  return el("span", { class: "unseen" }, text);
}

/** Shown, and not said: a sign whose meaning is said beside it. */
export function sign(text: string): HTMLElement {
  return el("span", { "aria-hidden": "true" }, text);
}

/** A name in whatever direction it is written; it does not turn what stands beside it around. */
export function nameOf(name: string): HTMLElement {
  return el("bdi", {}, name === "" ? "(no name)" : name);
}

/** `1 student`, `2 students`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${format(number)} ${number === 1 ? one : many}`;
}

/** Points as a person writes them: at most two decimals. */
export function format(points: number): string {
  return String(Math.round(points * 100) / 100).replace("-", "−");
}
