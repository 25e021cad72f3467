/**
 * The light or dark theme, from the system's setting or from a choice here.
 *
 * @module
 */
import { button } from "./dom.ts";

const CHOICES = ["auto", "light", "dark"] as const;
type Choice = (typeof CHOICES)[number];
const KEY = "deckwork-theme";

export function themeButton(): HTMLElement {
  let choice = read();
  const turn = () => {
    choice = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length]!;
    keep(choice);
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

function keep(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // In that case, the choice is not remembered.
  }
}
