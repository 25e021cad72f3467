/// <reference lib="dom" />
/**
 * Tasks that the reader ticks, on every page that names them. The browser remembers them.
 *
 * @module
 */
const KEY = "deckwork-tasks";

export function makeTasksWork(): void {
  const done = read();
  const boxes = [...document.querySelectorAll<HTMLInputElement>("input[data-task]")];
  const links = [...document.querySelectorAll<HTMLElement>("a[data-tasks]")];
  const show = (): void => {
    for (const box of boxes) box.checked = done.has(box.dataset.task!);
    for (const link of links) {
      const all = link.dataset.tasks!.split(" ").every((task) => done.has(task));
      link.querySelector(".done")?.remove();
      if (!all) continue;
      const mark = document.createElement("span");
      mark.className = "done";
      mark.textContent = " ✓";
      mark.setAttribute("role", "img");
      mark.setAttribute("aria-label", ", done");
      link.append(mark);
    }
  };
  for (const box of boxes) {
    box.disabled = false;
    box.addEventListener("change", () => {
      if (box.checked) done.add(box.dataset.task!);
      else done.delete(box.dataset.task!);
      keep(done);
      show();
    });
  }
  show();
}

/** A browser may refuse to store anything for a page from disk, and somebody else may have stored something. */
function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((task) => typeof task === "string") : []);
  } catch {
    return new Set();
  }
}

function keep(done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // In that case, the ticks are not remembered.
  }
}
