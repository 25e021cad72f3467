/**
 * Lays out the words of a Markdown paragraph: marks become styles, lines are broken between words.
 *
 * @module
 */
import type { Token, Tokens } from "marked";
import { columnsOf } from "../../text/columns.ts";

const STYLES = {
  bold: [1, 22],
  italic: [3, 23],
  underline: [4, 24],
  struck: [9, 29],
  cyan: [36, 39],
} as const;

type Style = keyof typeof STYLES;

/** Text in one style. */
export interface Piece {
  readonly text: string;
  readonly styles: readonly Style[];
  /** It stays on one line if a line can hold it. */
  readonly whole?: boolean;
}

/** The line ends here, whether it is full or not. */
const BREAK: Piece = { text: "\n", styles: [], whole: true };

/**
 * The pieces of inline tokens. Where there is no colour, marks tell code, stress and strong stress apart.
 *
 * @param styles - of what surrounds them
 */
export function piecesOf(
  tokens: readonly Token[],
  colour: boolean,
  styles: readonly Style[] = [],
): Piece[] {
  return tokens.flatMap((token) => piecesOfToken(token, colour, styles));
}

function piecesOfToken(token: Token, colour: boolean, styles: readonly Style[]): Piece[] {
  const marked = (inner: Token[] | undefined, style: Style, mark: string): Piece[] => {
    const pieces = piecesOf(inner ?? [], colour, [...styles, style]);
    return colour || pieces.length === 0
      ? pieces
      : [{ text: mark, styles }, ...pieces, { text: mark, styles }];
  };
  switch (token.type) {
    case "text":
      return token.tokens
        ? piecesOf(token.tokens, colour, styles)
        : [{ text: decodeEntities(token.text), styles }];
    case "escape":
      return [{ text: token.text, styles }];
    case "codespan":
      // A blank at an end counts, and colour alone would not show it.
      return [
        {
          text: colour && token.text === token.text.trim() ? token.text : token.raw,
          styles: [...styles, "cyan"],
          whole: true,
        },
      ];
    case "strong":
      return marked(token.tokens, "bold", "*");
    case "em":
      return marked(token.tokens, "italic", "_");
    case "del":
      return marked(token.tokens, "struck", "~");
    case "link":
      return [
        ...piecesOf(token.tokens ?? [], colour, [...styles, "underline"]),
        ...address(token as Tokens.Link, styles),
      ];
    case "image":
      return [{ text: token.text, styles }, ...address(token as Tokens.Image, styles)];
    case "br":
      return [BREAK];
    case "html":
      return /^<br\b/i.test(token.raw) ? [BREAK] : [];
    case "checkbox":
      return [];
    default:
      return [{ text: token.raw, styles }];
  }
}

/** Where a link leads, unless its text says so already or it stays within the page. */
function address(
  { href, text }: { href: string; text: string },
  styles: readonly Style[],
): Piece[] {
  if (href === "" || href === text || href === `mailto:${text}` || href.startsWith("#")) return [];
  return [
    { text: " ", styles },
    { text: `(${href})`, styles, whole: true },
  ];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Marked leaves these to the browser. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      return String.fromCodePoint(
        decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal),
      );
    },
  );
}

/** Breaks pieces into lines. A word too long for a line stands on one of its own. */
export function wrapPieces(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let columns = 0;
  const end = () => {
    lines.push(line);
    line = [];
    columns = 0;
  };
  for (const word of wordsOf(pieces, width)) {
    if (word[0] === BREAK) {
      end();
      continue;
    }
    const wide = columnsOfPieces(word);
    if (line.length > 0 && columns + 1 + wide > width) end();
    if (line.length > 0) {
      // The blank between two words of one style is of that style.
      const same = line.at(-1)!.styles.join() === word[0]!.styles.join();
      line.push({ text: " ", styles: same ? word[0]!.styles : [] });
      columns++;
    }
    line.push(...word);
    columns += wide;
  }
  if (line.length > 0) end();
  return lines;
}

/** Pieces that no blank separates belong to one word: a code span and the comma after it. */
function wordsOf(pieces: readonly Piece[], width: number): Piece[][] {
  const words: Piece[][] = [];
  let word: Piece[] = [];
  const end = () => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  for (const piece of pieces) {
    if (piece === BREAK) {
      end();
      words.push([BREAK]);
    } else if (piece.whole && columnsOf(piece.text) <= width) word.push(piece);
    else {
      // Code too long for a line is broken at its single blanks; two in a row mean something.
      for (const [index, text] of piece.text
        .split(piece.whole ? /(?<=\S)\s(?=\S)/ : /[ \t\r\n]+/)
        .entries()) {
        if (index > 0) end();
        if (text !== "") word.push({ text, styles: piece.styles });
      }
    }
  }
  end();
  return words;
}

export function columnsOfPieces(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + columnsOf(text), 0);
}

/** One line as the terminal gets it. */
export function paintPieces(pieces: readonly Piece[], colour: boolean): string {
  if (!colour) return pieces.map(({ text }) => text).join("");
  let painted = "";
  for (let at = 0; at < pieces.length; ) {
    const { styles } = pieces[at]!;
    let text = "";
    for (; at < pieces.length && pieces[at]!.styles.join() === styles.join(); at++)
      text += pieces[at]!.text;
    painted += styles.reduceRight(
      (inner, style) => `\x1b[${STYLES[style][0]}m${inner}\x1b[${STYLES[style][1]}m`,
      text,
    );
  }
  return painted;
}
