/**
 * Draws the screen of a terminal as an SVG: text in cells of equal size, in the colours of the control sequences.
 *
 * @module
 */
import { WorkbookError } from "../../engine/text/workbook-error.ts";

interface Paint {
  readonly colour?: Colour;
  readonly back?: Colour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly struck?: boolean;
  readonly inverse?: boolean;
}

/** Adjacent characters with the same paint. */
interface Run {
  readonly column: number;
  readonly text: string;
  readonly paint: Paint;
}

/** The colours in the order of the sequences: 0 black to 7 white, then the bright ones. */
const COLOURS = [
  "#484f58",
  "#ff7b72",
  "#56d364",
  "#e3b341",
  "#79c0ff",
  "#d2a8ff",
  "#56d4dd",
  "#e6edf3",
  "#8b949e",
  "#ffa198",
  "#7ee787",
  "#f2cc60",
  "#a5d6ff",
  "#e2c5ff",
  "#b3f0ff",
  "#ffffff",
] as const;
type Colour = (typeof COLOURS)[number];

const INK = COLOURS[7];
const PAPER = "#0d1117";
const EDGE = "#30363d";
const CELL = { width: 8.4, height: 18 };
const MARGIN = 16;
const BAR = 30;
const FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Draws lines as a terminal shows them.
 *
 * @param title - the text above the picture, also for screen readers
 * @throws WorkbookError for a control sequence that is not about colour or style
 */
export function drawScreen(lines: readonly string[], columns: number, title: string): string {
  const width = Math.ceil(2 * MARGIN + columns * CELL.width);
  const height = BAR + 2 * MARGIN + lines.length * CELL.height;
  const rows = paintLines(lines)
    .map((runs, row) => runs.map((run) => drawRun(run, row)).join(""))
    .filter((row) => row !== "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" font-family="${FONT}" font-size="14">
<title id="title">${escapeXml(title)}</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${PAPER}" stroke="${EDGE}"/>
<circle cx="18" cy="${BAR / 2}" r="5" fill="${EDGE}"/><circle cx="34" cy="${BAR / 2}" r="5" fill="${EDGE}"/><circle cx="50" cy="${BAR / 2}" r="5" fill="${EDGE}"/>
<text x="${width / 2}" y="${BAR / 2 + 4.5}" text-anchor="middle" font-size="12" fill="${COLOURS[8]}">${escapeXml(title)}</text>
<path d="M1 ${BAR}H${width - 1}" stroke="${EDGE}"/>
<g fill="${INK}">
${rows.join("\n")}
</g>
</svg>
`;
}

function drawRun({ column, text, paint }: Run, row: number): string {
  const [colour, back] = paint.inverse
    ? [paint.back ?? PAPER, paint.colour ?? INK]
    : [paint.colour, paint.back];
  const x = number(MARGIN + column * CELL.width);
  const top = BAR + MARGIN + row * CELL.height;
  const width = number([...text].length * CELL.width);
  const ground =
    back === undefined
      ? ""
      : `<rect x="${x}" y="${top}" width="${width}" height="${CELL.height}" fill="${back}"/>`;
  const lines = [paint.underline && "underline", paint.struck && "line-through"].filter(Boolean);
  if (text.trim() === "" && lines.length === 0) return ground;
  const attributes = [
    `x="${x}" y="${top + 13.5}"`,
    // The reader's font may have different widths, so force the width of the cells.
    `textLength="${width}" lengthAdjust="spacingAndGlyphs" xml:space="preserve"`,
    colour === undefined ? "" : `fill="${colour}"`,
    paint.bold ? 'font-weight="bold"' : "",
    paint.italic ? 'font-style="italic"' : "",
    paint.dim ? 'opacity="0.65"' : "",
    lines.length > 0 ? `text-decoration="${lines.join(" ")}"` : "",
  ].filter((attribute) => attribute !== "");
  return `${ground}<text ${attributes.join(" ")}>${escapeXml(text)}</text>`;
}

/** A style, a different control sequence, or text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences are what is looked for
const PIECES = /\x1b\[([\d;]*)m|(\x1b.?)|([^\x1b]+)/g;

/** Removes the control sequences from lines. A style continues on the next line. */
function paintLines(lines: readonly string[]): Run[][] {
  let paint: Paint = {};
  return lines.map((line) => {
    const runs: Run[] = [];
    let column = 0;
    for (const [, parameters, other, text = ""] of line.matchAll(PIECES)) {
      if (parameters !== undefined) paint = change(paint, parameters);
      else if (other !== undefined)
        throw new WorkbookError(
          `The screen holds the sequence ${JSON.stringify(other)}, which is not about colour; graders/docs/pictures/ansi-svg.ts cannot draw it.`,
        );
      else {
        runs.push(...cells(text, column, paint));
        column += [...text].length;
      }
    }
    return runs;
  });
}

/** Splits text at wide gaps, so that each part is at its cell with any font. */
function cells(text: string, column: number, paint: Paint): Run[] {
  if (paint.inverse || paint.back !== undefined || paint.underline)
    return [{ column, text, paint }];
  const runs: Run[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+(?: \S+)*/g))
    runs.push({ column: column + [...text.slice(0, index)].length, text: word, paint });
  return runs;
}

function change(paint: Paint, parameters: string): Paint {
  return parameters.split(";").reduce((now, parameter) => changeBy(now, Number(parameter)), paint);
}

function changeBy(paint: Paint, code: number): Paint {
  const bright = code >= 90 ? 60 : 0;
  const base = code - bright;
  const colour = COLOURS[(base % 10) + (bright ? 8 : 0)];
  if (base >= 30 && base <= 37) return { ...paint, colour };
  if (base >= 40 && base <= 47) return { ...paint, back: colour };
  if (code === 0) return {};
  const style = STYLES[code];
  if (!style)
    throw new WorkbookError(
      `The screen has the style ${code}, which graders/docs/pictures/ansi-svg.ts does not know; add it there.`,
    );
  return { ...paint, ...style };
}

/** The styles that the other codes switch on and off. */
const STYLES: Readonly<Record<number, Paint>> = {
  1: { bold: true },
  2: { dim: true },
  3: { italic: true },
  4: { underline: true },
  7: { inverse: true },
  9: { struck: true },
  22: { bold: false, dim: false },
  23: { italic: false },
  24: { underline: false },
  27: { inverse: false },
  29: { struck: false },
  39: { colour: undefined },
  49: { back: undefined },
};

/** Rounds away binary fractions. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
