/// <reference lib="dom" />
/**
 * Typedoc puts a link into what opens a list of pages: two things to press in one. The link becomes the first of the
 * list.
 *
 * @module
 */

function repair(navigation: Element): void {
  for (const link of navigation.querySelectorAll("summary a")) {
    const title = document.createElement("span");
    title.append(...link.childNodes);
    const pages = link.closest("details")?.querySelector("ul");
    link.replaceWith(title);
    const item = document.createElement("li");
    link.textContent = `${title.textContent}: all of it`;
    item.append(link);
    pages?.prepend(item);
  }
}

const navigation = document.querySelector("#tsd-nav-container");
if (navigation) {
  new MutationObserver(() => repair(navigation)).observe(navigation, {
    childList: true,
    subtree: true,
  });
  repair(navigation);
}
