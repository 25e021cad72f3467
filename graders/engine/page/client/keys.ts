/**
 * The keyboard shortcuts.
 *
 * @module
 */
import { button, el } from "./dom.ts";

/** The actions of keys. One that is not possible now does nothing. */
export interface Actions {
  /** Goes to the next or the previous student. */
  step(by: 1 | -1): void;
  /** Whether an arrow key goes there, too; otherwise it scrolls. */
  stepsBy(key: string): 1 | -1 | undefined;
  search(): void;
  /** Leaves the search or the student. */
  leave(): void;
}

const KEYS = [
  ["/", "search by name"],
  ["j  k", "next student; previous student"],
  ["↓  ↑", "the same within the grid"],
  ["→  ←", "the same on a student's page"],
  ["Enter", "open the marked entry"],
  ["Esc", "clear the search; go back to the class"],
  ["?", "these keys"],
] as const;

/** The list of keys, for the page. */
export function keysDialog(): { dialog: HTMLDialogElement; open: () => void } {
  const dialog = el("dialog", { "aria-labelledby": "keys" });
  const list = KEYS.flatMap(([key, does]) => [
    el("dt", {}, ...key.split("  ").map((one) => el("kbd", {}, one))),
    el("dd", {}, does),
  ]);
  dialog.append(
    el("h2", { id: "keys" }, "Keys"),
    el("dl", { class: "keys" }, ...list),
    button({}, () => dialog.close(), "Close"),
  );
  return { dialog, open: () => dialog.showModal() };
}

/** @param help - opens the list of keys */
export function listen(actions: Actions, help: () => void): void {
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
    const typing = target instanceof HTMLInputElement;
    const act = actionOf(key, typing, actions, help);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actionOf(
  key: string,
  typing: boolean,
  actions: Actions,
  help: () => void,
): (() => void) | undefined {
  if (key === "Escape") return actions.leave;
  const by = actions.stepsBy(key);
  if (by !== undefined) return () => actions.step(by);
  if (typing) return undefined;
  switch (key) {
    case "j":
      return () => actions.step(1);
    case "k":
      return () => actions.step(-1);
    case "/":
      return actions.search;
    case "?":
      return help;
    default:
      return undefined;
  }
}
