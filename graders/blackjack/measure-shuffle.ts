/**
 * Where do the cards of a shuffled deck end up? Counts them and draws a chart for the lesson of stage 1.
 *
 *     npx tsx graders/blackjack/measure-shuffle.ts
 *
 * The shuffle of this track and a Fisher-Yates shuffle are each run a million times. For every place where a card can
 * start, the program counts how often the card ends at each place, and compares this with the 1 in 52 of a fair
 * shuffle. It prints the largest deviations. It draws all of them, side by side, into
 * `lessons/blackjack/shuffle-bias.svg`, and as characters, for the lesson on a terminal, into `shuffle-bias.txt` beside
 * it. The seeds are fixed, so the result is always the same.
 *
 * @module
 */
import { writeFileSync } from "node:fs";
import { rand, srand } from "#toolkit/random.ts";
import { shuffleDeck } from "../../solutions/blackjack/1-shuffle/cards.ts";

const CARDS = 52;
const SHUFFLES = 1_000_000;
const CHART = new URL("../../lessons/blackjack/shuffle-bias.svg", import.meta.url);
const TEXT_CHART = new URL("../../lessons/blackjack/shuffle-bias.txt", import.meta.url);

interface Contender {
  readonly name: string;
  readonly seed: number;
  shuffle(deck: number[]): void;
}

const contenders: readonly Contender[] = [
  { name: "Biased: j = rand() % 52", seed: 1, shuffle: shuffleDeck },
  { name: "Fair (Fisher–Yates): j = rand() % (i + 1)", seed: 2, shuffle: shuffleFairly },
];

/** How much more often than 1 in 52, as a fraction: `at[start]![end]!` is 0.35 for 35 % more. */
type Deviations = readonly (readonly number[])[];

/** One square of the chart. */
interface Square {
  readonly start: number;
  readonly end: number;
  readonly deviation: number;
}

/** The shuffle of Fisher and Yates: a card that has been drawn is never moved again. */
function shuffleFairly(deck: number[]): void {
  for (let i = deck.length - 1; i >= 0; i--) {
    const j = rand() % (i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
}

// ------------------------------------------------------------------------------------ measuring

function deviationsOf({ seed, shuffle }: Contender): Deviations {
  srand(seed);
  const counts = Array.from({ length: CARDS }, () => new Uint32Array(CARDS));
  for (let run = 0; run < SHUFFLES; run++) {
    // The number of a card is the place where it starts.
    const deck = Array.from({ length: CARDS }, (_, start) => start);
    shuffle(deck);
    for (let end = 0; end < CARDS; end++) counts[deck[end]!]![end]!++;
  }
  const expected = SHUFFLES / CARDS;
  return counts.map((row) => Array.from(row, (count) => count / expected - 1));
}

function squaresOf(deviations: Deviations): Square[] {
  return deviations.flatMap((row, start) =>
    row.map((deviation, end) => ({ start, end, deviation })),
  );
}

/** The squares, ordered from the farthest below 1 in 52 to the farthest above. */
function ranked(deviations: Deviations): Square[] {
  return squaresOf(deviations).toSorted((a, b) => a.deviation - b.deviation);
}

function report(name: string, seed: number, deviations: Deviations): string {
  const squares = ranked(deviations);
  const far = squares.filter(({ deviation }) => Math.abs(deviation) > 0.05).length;
  const list = (some: readonly Square[]): string =>
    some
      .map(({ start, end, deviation }) => `    from ${start} to ${end}: ${percent(deviation)}\n`)
      .join("");
  return (
    `${name} (${SHUFFLES.toLocaleString("en")} shuffles, seed ${seed})\n` +
    `  most often, compared with 1 in ${CARDS}:\n${list(squares.slice(-3).reverse())}` +
    `  least often:\n${list(squares.slice(0, 3))}` +
    `  ${far} of ${squares.length} pairs of places are more than 5 % from 1 in ${CARDS}.\n`
  );
}

/** A fraction with its sign and one decimal: `+35.5 %`. */
function percent(fraction: number): string {
  const sign = fraction < 0 ? "−" : "+";
  return `${sign}${(100 * Math.abs(fraction)).toFixed(1)} %`;
}

// -------------------------------------------------------------------------------------- drawing

const WIDTH = 1000;
const HEIGHT = 720;
/** The side of a square. */
const SIDE = 8;
const PANEL = CARDS * SIDE;
const PANEL_TOP = 148;
const PANEL_LEFTS = [66, 566] as const;
const INK = "#1f2328";
const FAINT_INK = "#57606a";
/** The deviation that one step of colour represents. */
const STEP = 0.05;
/** Colours from fair to unfair, in two directions that colour-blind people can tell apart. */
const MORE = ["#eceef0", "#fddbc7", "#f4a582", "#d6604d", "#b2182b", "#67001f"] as const;
const LESS = ["#eceef0", "#d1e5f0", "#92c5de", "#4393c3", "#2166ac", "#053061"] as const;
/** The step at which the darkest colour is reached. */
const DARKEST = 7;

type Measured = Contender & { readonly deviations: Deviations };

function chart(all: readonly Measured[]): string {
  const panels = all.map((one, index) => panel(one, PANEL_LEFTS[index]!)).join("");
  const steps = all.flatMap(({ deviations }) =>
    squaresOf(deviations).map(({ deviation }) => stepOf(deviation)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title about" font-family="system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif" fill="${INK}">
<title id="title">Where cards end up: the biased shuffle beside a fair one</title>
<desc id="about">Two heat maps of start place by end place. The biased one shows a red band along the diagonal, places reached too often, and blue areas above it and in the lower left corner, places reached too seldom. The fair one is even.</desc>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="10" fill="#ffffff" stroke="#d0d7de"/>
${text(WIDTH / 2, 42, "Where does a card end up after one shuffle?", 'font-size="26" font-weight="600"')}
${text(WIDTH / 2, 70, `Each way ${SHUFFLES.toLocaleString("en")} times. If a shuffle is fair, every place is reached 1 time in ${CARDS}, and every square has the colour of 0 %.`, `font-size="15" fill="${FAINT_INK}"`)}
${panels}${legend(Math.min(...steps), Math.max(...steps))}</svg>
`;
}

/** One heat map: rows are the places where cards start, and columns the places where they end. */
function panel({ name, deviations }: Measured, left: number): string {
  const squares = ranked(deviations);
  const [least, most] = [squares[0]!, squares.at(-1)!];
  const middle = PANEL / 2;
  const ticks = [0, 10, 20, 30, 40, 51];
  const marks = ticks.map((place) => {
    const at = (place + 0.5) * SIDE;
    return (
      `<path d="M${at} ${PANEL}v5M0 ${at}h-5" stroke="${FAINT_INK}"/>` +
      text(at, PANEL + 20, String(place), 'font-size="13"') +
      text(-10, at + 4.5, String(place), 'font-size="13" text-anchor="end"')
    );
  });
  const range = `all squares lie between ${percent(least.deviation)} and ${percent(most.deviation)}`;
  return `<g transform="translate(${left} ${PANEL_TOP})">
${text(middle, -36, name, 'font-size="18" font-weight="600"')}
${text(middle, -14, range, `font-size="15" fill="${FAINT_INK}"`)}
${shapes(deviations)}<rect width="${PANEL}" height="${PANEL}" fill="none" stroke="${FAINT_INK}"/>
${marks.join("\n")}
${text(middle, PANEL + 42, "index where the card ends", 'font-size="15"')}
${text(0, 0, "index where the card starts", `font-size="15" transform="translate(-44 ${middle}) rotate(-90)"`)}
</g>
`;
}

/** The squares of each colour as one path; neighbours in a row become one bar. */
function shapes(deviations: Deviations): string {
  const paths = new Map<number, string>();
  for (const [row, line] of deviations.entries()) {
    const steps = line.map(stepOf);
    for (let start = 0; start < CARDS; ) {
      let end = start + 1;
      while (end < CARDS && steps[end] === steps[start]) end++;
      const bar = `M${start} ${row}h${end - start}v1H${start}z`;
      paths.set(steps[start]!, (paths.get(steps[start]!) ?? "") + bar);
      start = end;
    }
  }
  const drawn = [...paths]
    .toSorted(([a], [b]) => a - b)
    .map(([step, path]) => `<path fill="${colour(step)}" d="${path}"/>\n`);
  return `<g transform="scale(${SIDE})" shape-rendering="crispEdges">\n${drawn.join("")}</g>\n`;
}

/** The colours of the chart, from the least to the most, with their meanings. */
function legend(least: number, most: number): string {
  const width = 40;
  const top = HEIGHT - 76;
  const steps = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const left = (WIDTH - steps.length * width) / 2;
  const boxes = steps.map(
    (step, index) =>
      `<rect x="${left + index * width}" y="${top}" width="${width}" height="18" fill="${colour(step)}"/>` +
      text(left + (index + 0.5) * width, top + 34, signed(step), 'font-size="13"'),
  );
  return `${boxes.join("\n")}
<rect x="${left}" y="${top}" width="${steps.length * width}" height="18" fill="none" stroke="${FAINT_INK}"/>
${text(left - 12, top + 14, "less often", 'font-size="15" text-anchor="end"')}
${text(WIDTH - left + 12, top + 14, "more often", 'font-size="15" text-anchor="start"')}
${text(WIDTH / 2, top + 58, "how much less or more often than 1 in 52, in percent", 'font-size="15"')}
`;
}

/** A step in percent, with its sign. */
function signed(step: number): string {
  const percents = Math.round(100 * STEP * Math.abs(step));
  return `${step < 0 ? "−" : step > 0 ? "+" : ""}${percents}`;
}

/** The step of colour nearest to a deviation: 0 for fair, 1 for 5 % more, -1 for 5 % less. */
function stepOf(deviation: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(deviation / STEP) + 0;
}

function colour(step: number): string {
  const stops = step < 0 ? LESS : MORE;
  const place = (Math.min(Math.abs(step), DARKEST) / DARKEST) * (stops.length - 1);
  const from = stops[Math.floor(place)]!;
  const to = stops[Math.ceil(place)]!;
  const share = place % 1;
  const channels = [1, 3, 5].map((at) => {
    const [low, high] = [from, to].map((stop) => Number.parseInt(stop.slice(at, at + 2), 16));
    return Math.round(low! + (high! - low!) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** A line of text, centred at x unless the attributes say otherwise. */
function text(x: number, y: number, words: string, attributes: string): string {
  const anchor = attributes.includes("text-anchor") ? "" : ' text-anchor="middle"';
  return `<text x="${x}" y="${y}"${anchor} ${attributes}>${words}</text>`;
}

// ---------------------------------------------------------------------------------- in characters

/** This many places make one row or column of the text chart, which has to fit into 36 columns. */
const GROUP = 4;
/** The marks for deviations of at least this size, the largest first. */
const MARKS: readonly (readonly [least: number, more: string, less: string])[] = [
  [0.2, "#", "≡"],
  [0.1, "*", "="],
  [0.03, "+", "-"],
  [0, "·", "·"],
];

/** A chart of the first contender, in groups of places; for the others, only the largest deviations. */
function textChart([biased, ...others]: readonly Measured[]): string {
  const groups = Array.from({ length: CARDS / GROUP }, (_, index) => index * GROUP);
  const rows = groups.map((start) => {
    const cells = groups.map((end) => markOf(meanOf(biased!.deviations, start, end)));
    const label = `${start}`.padStart(2);
    return `${label}-${`${start + GROUP - 1}`.padEnd(2)}  ${cells.join(" ")}`;
  });
  const places = groups.map((end) => (end % (2 * GROUP) === 0 ? `${end}`.padEnd(4) : "")).join("");
  const range = others.map(({ name, deviations }) => {
    const squares = ranked(deviations);
    const [least, most] = [squares[0]!, squares.at(-1)!];
    return `${name.replace(": ", ":\n")}\nfrom ${percent(least.deviation)} to ${percent(most.deviation)}: "·" all over.\n`;
  });
  return `${biased!.name}

starts  and ends at index
at      ${places.trimEnd()}
${rows.map((row) => ` ${row}`).join("\n")}

More often than 1 in ${CARDS}, by
  + 3 %   * 10 %   # 20 % or more;
less often, by
  - 3 %   = 10 %   ≡ 20 % or more.

${range.join("\n")}`;
}

/** The mean deviation of the pairs of places in one square of the text chart. */
function meanOf(deviations: Deviations, start: number, end: number): number {
  const part = deviations.slice(start, start + GROUP).flatMap((row) => row.slice(end, end + GROUP));
  return part.reduce((sum, deviation) => sum + deviation, 0) / part.length;
}

function markOf(deviation: number): string {
  const [, more, less] = MARKS.find(([least]) => Math.abs(deviation) >= least)!;
  return deviation < 0 ? less : more;
}

// ------------------------------------------------------------------------------------ all of it

const measured = contenders.map((contender) => ({
  ...contender,
  deviations: deviationsOf(contender),
}));
for (const { name, seed, deviations } of measured) console.log(report(name, seed, deviations));
writeFileSync(CHART, chart(measured));
writeFileSync(TEXT_CHART, textChart(measured));
