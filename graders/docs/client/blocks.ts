/// <reference lib="dom" />
/**
 * Blocks of code: a button to copy each, and a stop for the keyboard only where there is something to scroll.
 *
 * @module
 */
import { el } from "../../engine/page/client/dom.ts";

const SAYS_MS = 2000;

export function makeBlocksUsable(): void {
  for (const block of document.querySelectorAll<HTMLElement>("pre.code")) {
    const frame = el("div", { class: "block" });
    block.replaceWith(frame);
    frame.append(block, copyButton(block));
  }
  const stops = (): void => {
    for (const block of document.querySelectorAll<HTMLElement>("pre.code, .table")) {
      if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
      else block.removeAttribute("tabindex");
    }
  };
  stops();
  addEventListener("resize", stops);
}

function copyButton(block: HTMLElement): HTMLElement {
  const copy = el("button", { type: "button", class: "copy" }, "Copy");
  copy.addEventListener("click", () => {
    const text = block.textContent ?? "";
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => "Copied")
      // Some browsers copy nothing from a page on disk.
      .catch(() => {
        getSelection()?.selectAllChildren(block);
        return "Selected: press Ctrl-C";
      })
      .then((says) => {
        copy.textContent = says;
        setTimeout(() => {
          copy.textContent = "Copy";
        }, SAYS_MS);
      });
  });
  return copy;
}
