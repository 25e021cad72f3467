/**
 * Where points were lost: lists of bars, with the students behind each.
 *
 * @module
 */
import { addLosses, type ClassOfTrack, FRESH, type Loss, titleOf } from "../statistics.ts";
import type { ClassData } from "./data.ts";
import { count, el, format, list, sign, unseen } from "./dom.ts";
import { whoOf } from "./who.ts";

const MOST_BARS = 8;

export function lossesSection(data: ClassData, of: ClassOfTrack): HTMLElement {
  const { stages, cases, kinds, mistakes } = addLosses(of);
  return el(
    "section",
    { "aria-labelledby": "losses" },
    el("h2", { id: "losses" }, "Where points were lost"),
    el(
      "p",
      { class: "lead" },
      "Points of all students together, the largest loss first. Open a bar to see who lost them.",
    ),
    el(
      "div",
      { class: "cards" },
      card(data, of, "By stage", stages, false),
      card(data, of, "By case", cases, true),
      card(data, of, "By kind of failure", kinds, false),
      card(data, of, "By known mistake", mistakes, true),
    ),
  );
}

function card(
  data: ClassData,
  of: ClassOfTrack,
  title: string,
  losses: readonly Loss[],
  withStage: boolean,
): HTMLElement {
  const most = losses[0]?.lost ?? 1;
  const bar = (loss: Loss) => el("li", {}, barOf(data, of, loss, most, withStage));
  return el(
    "div",
    { class: "card" },
    el("h3", {}, title),
    ...(losses.length === 0
      ? [el("p", { class: "quiet" }, "No points were lost here.")]
      : list("plain bars", losses.map(bar), MOST_BARS)),
  );
}

function barOf(
  data: ClassData,
  of: ClassOfTrack,
  { label, stage, lost, who }: Loss,
  most: number,
  withStage: boolean,
): HTMLElement {
  const bar = el("span", { class: "bar" });
  // Set the style in code, because the page's policy forbids style attributes.
  bar.style.width = `${Math.max(0.5, (100 * lost) / most)}%`;
  const place = withStage && stage !== undefined && titleOf(of, stage);
  return whoOf(
    data,
    who,
    el(
      "span",
      { class: "bar-label" },
      el("span", {}, label),
      place && el("small", {}, label === FRESH ? ` of ${place}` : ` ${place}`),
    ),
    el(
      "span",
      { class: "bar-number" },
      el("b", {}, format(lost)),
      unseen(" points, "),
      el("small", {}, ` ${count(who.length, "student")}`),
    ),
    el("span", { class: "track" }, bar, sign("")),
  );
}
