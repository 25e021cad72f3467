/**
 * The light or dark theme, from the system's setting or from a choice here.
 *
 * @module
 */
import { button } from "./dom.ts";

const CHOICES = ["auto", "light", "dark"] as const;
export type Choice = (typeof CHOICES)[number];
const KEY = "deckwork-theme";

/** @param tell - is told each choice, within what may be stored */
export function themeButton(tell: (choice: Choice) => void = () => {}): HTMLElement {
  let choice = read();
  const turn = () => {
    choice = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length]!;
    keep(choice, tell);
    show();
  };
  const switcher = button({ class: "quiet-button" }, turn);
  const show = () => {
    document.documentElement.dataset.theme = choice;
    switcher.textContent = `Colours: ${choice}`;
  };
  show();
  return switcher;
}

/** Reads the choice. A browser may refuse to store anything for a page from disk. */
function read(): Choice {
  try {
    const kept = localStorage.getItem(KEY);
    return CHOICES.find((one) => one === kept) ?? "auto";
  } catch {
    return "auto";
  }
}

function keep(choice: Choice, tell: (choice: Choice) => void): void {
  try {
    localStorage.setItem(KEY, choice);
    tell(choice);
  } catch {
    // In that case, the choice is not remembered.
  }
}
