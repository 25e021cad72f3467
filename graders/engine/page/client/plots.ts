/**
 * The two plots of a class: its totals, and the results of each stage.
 *
 * @module
 */
import { axisX, axisY, barX, plot, rectY, ruleX, ruleY, text } from "@observablehq/plot";
import { BIN, type Bin, type ClassOfTrack, countStages, titleOf } from "../statistics.ts";
import { count, el, format } from "./dom.ts";

/** There are no halves of students. */
const wholeOnly = (one: number) => (Number.isInteger(one) ? `${one}` : "");

/** The font size from the style sheet. */
const FONT = 12;

/** Draws a figure as wide as its column, and draws it again when the width changes. */
function figureOf(label: string, draw: (width: number) => Element): HTMLElement {
  const figure = el("figure", { class: "plot" });
  let drawn = 0;
  const watch = new ResizeObserver(() => {
    const width = Math.floor(figure.clientWidth);
    if (width === drawn || width === 0) return;
    drawn = width;
    const picture = draw(width);
    // The page's policy forbids style elements, so Plot's styles are in our own sheet.
    for (const style of picture.querySelectorAll("style")) style.remove();
    const named = [...picture.querySelectorAll("[aria-label], [aria-description]")];
    // Name the picture as a whole. Names of its parts could not be reached.
    for (const part of [picture, ...named]) {
      part.removeAttribute("aria-label");
      part.removeAttribute("aria-description");
    }
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", label);
    figure.replaceChildren(picture);
  });
  watch.observe(figure);
  return figure;
}

export function histogram(bins: readonly Bin[], median: number): HTMLElement {
  const data = bins.map(({ from, students }) => ({
    x1: from,
    x2: from + BIN,
    students: students.length,
  }));
  const told = data.filter(({ students }) => students > 0);
  const label = `Totals. ${told.map(({ x1, x2, students }) => `${x1} to ${x2}: ${count(students, "student")}`).join("; ")}.`;
  return figureOf(label, (space) =>
    plot({
      width: space,
      height: 220,
      marginTop: 28,
      marginBottom: 36,
      className: "plot-drawn",
      x: { domain: [0, bins.length * BIN], label: null },
      y: { label: null, nice: true },
      marks: [
        axisX({ ticks: bins.length, label: "total out of 100", labelAnchor: "right" }),
        axisY({ ticks: 4, tickFormat: wholeOnly }),
        rectY(data, { x1: "x1", x2: "x2", y: "students", fill: "var(--accent)", insetRight: 2 }),
        text(told, {
          x: (one) => (one.x1 + one.x2) / 2,
          y: "students",
          text: (one) => `${one.students}`,
          dy: -8,
          fill: "currentColor",
          fontWeight: 600,
        }),
        ruleX([median], { stroke: "currentColor", strokeDasharray: "4 3" }),
        text([median], {
          x: (one) => one,
          frameAnchor: "top",
          dy: -22,
          text: (one) => `median ${format(one)}`,
          fill: "currentColor",
        }),
        ruleY([0]),
      ],
    }),
  );
}

const OUTCOMES = [
  ["passed", "var(--good)"],
  ["failing", "var(--part)"],
  ["not started", "var(--none)"],
  ["open", "var(--open)"],
] as const;

type Outcome = (typeof OUTCOMES)[number][0];

/** The results of each stage, as bars of students. */
export function stagesPlot(of: ClassOfTrack): HTMLElement {
  const bars = countStages(of).flatMap(({ stage, by }) => {
    const title = titleOf(of, stage);
    const number = (outcome: Outcome) =>
      outcome === "open" ? by.open.length + by.fault.length : by[outcome].length;
    let from = 0;
    return OUTCOMES.map(([outcome, fill]) => {
      const students = number(outcome);
      const bar = { title, outcome, fill, from, to: from + students, students };
      from += students;
      return bar;
    }).filter(({ students }) => students > 0);
  });
  const titles = [...new Set(bars.map(({ title }) => title))];
  const said = bars.map(({ title, outcome, students }) => `${title}: ${students} ${outcome}`);
  const most = Math.max(1, ...bars.map(({ to }) => to));
  return figureOf(`How each stage went. ${said.join("; ")}.`, (space) => {
    const margin = Math.min(180, space * 0.4);
    // Show a number only if its bar is wide enough.
    const wide = bars.filter(({ students }) => (students / most) * (space - margin) > 18);
    return plot({
      width: space,
      height: 30 * titles.length + 34,
      marginLeft: margin,
      marginTop: 4,
      marginRight: 24,
      className: "plot-drawn",
      x: { label: null },
      y: { domain: titles, label: null },
      marks: [
        axisY({ tickSize: 0, lineWidth: (margin - 20) / FONT, textOverflow: "ellipsis" }),
        axisX({ ticks: 4, label: null, tickFormat: wholeOnly }),
        barX(bars, { y: "title", x1: "from", x2: "to", fill: (one) => one.fill, insetRight: 1 }),
        text(wide, {
          y: "title",
          x: (one) => (one.from + one.to) / 2,
          text: (one) => `${one.students}`,
          fill: "var(--on-fill)",
          fontWeight: 600,
        }),
      ],
    });
  });
}

/** Explains the colours of {@link stagesPlot}. */
export function stagesLegend(): HTMLElement {
  return el(
    "p",
    { class: "legend" },
    ...OUTCOMES.map(([outcome]) =>
      el("span", {}, el("i", { class: `swatch ${outcome.replace(" ", "-")}` }), ` ${outcome} `),
    ),
  );
}
