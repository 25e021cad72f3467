/// <reference lib="dom" />
/**
 * Searches the pages: lessons first, each result with an excerpt. The index is loaded with the first search.
 *
 * @module
 */
import MiniSearch from "minisearch";
import { el } from "../../engine/page/client/dom.ts";
import type { Findable } from "../search-data.ts";

const SHOWN = 12;
/** The length of an excerpt, in characters. */
const EXCERPT = 180;

export function makeSearchWork(): void {
  const form = document.querySelector<HTMLFormElement>("form[role=search]");
  const field = form?.querySelector("input");
  const place = document.querySelector<HTMLElement>("#found");
  if (!form || !field || !place) return;
  form.hidden = false;
  let searching: Promise<Search> | undefined;
  /** Where the reader was when the results came above the page. */
  let readAt: number | undefined;
  const show = async (): Promise<void> => {
    const query = field.value.trim();
    if (query === "") {
      place.hidden = true;
      place.replaceChildren();
      if (readAt !== undefined) window.scrollTo({ top: readAt });
      readAt = undefined;
      return;
    }
    readAt ??= window.scrollY;
    searching ??= load();
    try {
      const found = (await searching)(query);
      if (query === field.value.trim()) place.replaceChildren(...render(found, query));
    } catch {
      place.replaceChildren(
        el("p", { role: "status" }, "The search cannot be loaded; reload the page."),
      );
    }
    place.hidden = false;
  };
  field.addEventListener("input", () => void show());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void show().then(() => place.querySelector<HTMLElement>("ol a")?.click());
  });
  // From the field to the results, along them, and back.
  document.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field, ...place.querySelectorAll<HTMLElement>("ol a")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || place.hidden || at === -1 || (at === 0 && step < 0)) return;
    event.preventDefault();
    stops[at + step]?.focus();
  });
  document.addEventListener("keydown", (event) => {
    const typing =
      event.target instanceof Element && event.target.closest("input, select, textarea");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      readAt ??= window.scrollY;
      field.focus();
    } else if (event.key === "Escape" && !place.hidden) {
      field.value = "";
      void show();
      field.focus({ preventScroll: true });
    }
  });
}

/** Words that readers look for, by the words that the pages have for the same. */
const ALSO = new Map([
  ["late", ["deadline", "overdue"]],
  ["points", ["marks", "score"]],
  ["gradebook", ["marks", "grades"]],
  ["roster", ["students"]],
  ["submission", ["homework"]],
  ["submissions", ["homework"]],
  ["handout", ["assignment"]],
  ["similarity", ["plagiarism", "cheating"]],
  ["box", ["sandbox"]],
  ["seed", ["random"]],
]);

type Result = Findable & { readonly terms: readonly string[] };
type Search = (query: string) => readonly Result[];

async function load(): Promise<Search> {
  const all = await loadFindables();
  const index = new MiniSearch<Findable & { id: number }>({
    fields: ["title", "text", "within"],
    processTerm: (term) => [term.toLowerCase(), ...(ALSO.get(term.toLowerCase()) ?? [])],
    searchOptions: {
      processTerm: (term) => term.toLowerCase(),
      boost: { title: 3 },
      // Otherwise, "in" is found in every word that begins with it.
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.15 : false),
    },
  });
  index.addAll(all.map((one, id) => ({ ...one, id })));
  return (query) => {
    const withAll = index.search(query, { combineWith: "AND" });
    const best = withAll.length > 0 ? withAll : index.search(query);
    const found = best.map(({ id, terms }) => ({ ...all[id]!, terms }));
    // The order within the groups stays.
    return found.toSorted((one, other) => groupOf(one) - groupOf(other));
  };
}

/** The track that is being read, then the other lessons and the front page, then what is for others. */
function groupOf({ to, lesson }: Findable): number {
  const [, track] = /\/lessons\/([\w-]+)(?:\/|\.html)/.exec(location.pathname) ?? [];
  if (track !== undefined && new RegExp(`^lessons/${track}\\b(?!-)`).test(to)) return 0;
  return lesson || to.startsWith("index.html") ? 1 : 2;
}

const base = (): string => document.documentElement.dataset.base ?? "";

function loadFindables(): Promise<readonly Findable[]> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${base()}assets/search.js`;
    script.addEventListener("load", () =>
      resolve((globalThis as { deckworkSearch?: readonly Findable[] }).deckworkSearch ?? []),
    );
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}

function render(found: readonly Result[], query: string): Node[] {
  const count =
    found.length === 0
      ? `Nothing found for “${query}”.`
      : `${found.length} ${found.length === 1 ? "place" : "places"} found for “${query}”${found.length > SHOWN ? `, the best ${SHOWN} here` : ""}.`;
  const items = found
    .slice(0, SHOWN)
    .map((one) =>
      el(
        "li",
        {},
        el("a", { href: base() + one.to }, one.title),
        one.within === "" ? undefined : el("small", {}, ` ${one.within}`),
        el("p", {}, ...excerpt(one)),
      ),
    );
  return [el("p", { role: "status" }, count), el("ol", {}, ...items), ...otherSearch()];
}

/** The API has a search of its own, because lessons come first here. */
function otherSearch(): Node[] {
  const api = document.querySelector<HTMLAnchorElement>('.top a[href$="api/index.html"]');
  if (!api) return [];
  const link = el("a", { href: api.href }, "API");
  return [
    el(
      "p",
      {},
      "Functions and types of the modules are in the ",
      link,
      ", which has its own search.",
    ),
  ];
}

/** The text around the first word that was found, with all of them marked. */
function excerpt({ text, terms }: Result): (Node | string)[] {
  const own = [...ALSO].filter(([, others]) => others.some((other) => terms.includes(other)));
  const words = [...terms, ...own.map(([word]) => word)].map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const pattern = new RegExp(`(\\b(?:${words.join("|")}))`, "gi");
  const at = text.search(pattern);
  const from = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - EXCERPT / 3)));
  const part = text.slice(from, from + EXCERPT);
  const pieces = part
    .split(pattern)
    .map((piece, place) => (place % 2 === 1 ? el("mark", {}, piece) : piece));
  return [from > 0 ? "… " : "", ...pieces, from + EXCERPT < text.length ? " …" : ""];
}
