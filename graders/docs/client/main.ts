/// <reference lib="dom" />
/**
 * What every page of the site does in the reader's browser, from a server or from disk. A page can be read without it.
 *
 * @module
 */
import { type Choice, themeButton } from "../../engine/page/client/theme.ts";
import { makeBlocksUsable } from "./blocks.ts";
import { makePredictionsWork } from "./predict.ts";
import { makeSearchWork } from "./search.ts";
import { makeTasksWork } from "./tasks.ts";

// TypeDoc's pages remember the theme under a name of their own.
const tellApi = (choice: Choice) =>
  localStorage.setItem("tsd-theme", choice === "auto" ? "os" : choice);
document.querySelector("[data-theme-choice]")?.replaceWith(themeButton(tellApi));
makeSearchWork();
makeTasksWork();
makePredictionsWork();
makeBlocksUsable();
// In a narrow window, what is beside a page is above it, and closed.
if (matchMedia("(max-width: 60rem)").matches)
  for (const list of document.querySelectorAll<HTMLDetailsElement>(".aside details"))
    list.open = false;
