/**
 * Asks somebody to choose: with arrow keys and by typing on a terminal that can do it, by numbered lines on one that
 * shows no colours (and so may be read aloud, or be old).
 *
 * @module
 */
import { createInterface } from "node:readline";
import { atEnd, takeSignals } from "../box/ending.ts";
import { clip } from "../report/look.ts";

export interface Choice<Value> {
  readonly value: Value;
  /** Said when it was chosen. */
  readonly name: string;
  /** Its line in the list, for so many columns. */
  line(width: number): string;
  /** Its line in a numbered list, where that is another. */
  readonly plain?: string;
  /** What typing looks in, in small letters. */
  readonly words: string;
}

export type Answer<Value> =
  | { readonly kind: "chosen"; readonly value: Value }
  /** Esc: one step back. */
  | { readonly kind: "back" }
  /** Ctrl-C, or nobody is there any more. */
  | { readonly kind: "leave" };

/** @param initial - which choice Enter takes at once */
export type Ask = <Value>(
  question: string,
  choices: readonly Choice<Value>[],
  initial: number,
) => Promise<Answer<Value>>;

/** The choices that hold everything that was typed. */
function matching<Value>(
  choices: readonly Choice<Value>[],
  typed: string,
): readonly Choice<Value>[] {
  const wanted = typed.toLowerCase().split(/\s+/);
  return choices.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/** What this uses of the prompt, which its types do not tell. */
interface Prompt {
  done?: boolean;
  aborted?: boolean;
  exited?: boolean;
  select: number;
  limit: number;
  suggestions: { title: string }[];
  fallback: string;
  input: string;
  complete(then: () => void): unknown;
  render(): void;
}

const NOTHING_FOUND = "Nothing is called that; Backspace takes letters back.";
const SHOW_CURSOR = "\x1b[?25h";
/** The pointer, the arrow that tells of more, and the blanks between. */
const MARGIN = 5;
/** The question's own lines, and some of what stands above the list. */
const ROWS_ABOVE = 6;
const LEAST_ROWS = 5;
/** So that, in a usual window, what stands above is seen along with the list. */
const MOST_ROWS = 16;
/** And no more than this share of it, so that what was just read stays in sight. */
const SHARE_OF_ROWS = 0.4;
/** In a longer list it is worth saying that it can be searched. */
const LONG = 12;

/** The menu of a terminal. */
export const askByArrows: Ask = async (question, choices, initial) => {
  const { default: prompts } = await import("prompts");
  const { stdin, stdout } = process;
  // Prompts restores the terminal after every answer; this is for a signal that comes before one.
  const forget = atEnd(() => {
    stdin.setRawMode(false);
    stdout.write(SHOW_CURSOR);
  });
  let prompt: Prompt | undefined;
  let searched = "";
  // Not the prompt's own value: that comes late where somebody types fast and presses Enter.
  const chosen = ({ input, select }: Prompt) => matching(choices, input)[select];
  const rows = () => {
    const high = stdout.rows || 24;
    return Math.max(LEAST_ROWS, Math.min(MOST_ROWS, SHARE_OF_ROWS * high, high - ROWS_ABOVE) | 0);
  };
  const message = choices.length > LONG ? `${question} Type to search.` : question;
  const resized = () => {
    if (!prompt || prompt.done) return;
    prompt.limit = rows();
    const { render } = prompt;
    prompt.complete(render);
  };
  stdout.on("resize", resized);
  try {
    await prompts({
      type: "autocomplete",
      name: "chosen",
      message: clip(message, Math.max(10, (stdout.columns || 80) - MARGIN)),
      choices: choices.map(({ name }, index) => ({ title: name, value: index + 1 })),
      initial,
      limit: rows(),
      // The list is made anew each time, because the terminal may have another width.
      async suggest(this: Prompt, input: string) {
        if (input !== searched) this.select = 0;
        searched = input;
        // Shown where the list is empty, as it is before it has been made.
        this.fallback = input === "" ? " " : NOTHING_FOUND;
        const width = (stdout.columns || 80) - MARGIN;
        return matching(choices, input).map((choice) => ({
          title: choice.line(width),
          value: choices.indexOf(choice) + 1,
        }));
      },
      onRender(this: unknown) {
        prompt = this as Prompt;
        const last = prompt.done ? prompt.suggestions[prompt.select] : undefined;
        if (last) last.title = prompt.aborted || prompt.exited ? "" : (chosen(prompt)?.name ?? "");
      },
    });
    if (prompt?.exited) return { kind: "back" };
    if (!prompt || prompt.aborted) return { kind: "leave" };
    const choice = chosen(prompt);
    // Where nothing matches, Enter has nothing to take.
    return choice
      ? { kind: "chosen", value: choice.value }
      : await askByArrows(question, choices, initial);
  } finally {
    stdout.off("resize", resized);
    forget();
  }
};

/** Numbered lines, and a line as the answer. */
export function askByLines(out: (text: string) => void, width: () => number): Ask {
  return async (question, choices, initial) => {
    let shown = choices;
    for (;;) {
      const digits = String(choices.length).length;
      const list = shown.map((choice) => {
        const number = String(choices.indexOf(choice) + 1).padStart(digits);
        return `${number}  ${choice.plain ?? choice.line(width() - digits - 2).trimEnd()}\n`;
      });
      const usual = choices[initial] ? `, Enter for ${initial + 1}` : "";
      out(
        `${list.join("")}${question}\nA number, a word to search for${usual}, b for back, q to leave: `,
      );
      const typed = (await readLine())?.trim();
      if (typed === undefined || /^q(uit)?$/i.test(typed)) {
        if (typed === undefined) out("\n");
        return { kind: "leave" };
      }
      if (/^b(ack)?$/i.test(typed)) return { kind: "back" };
      const found =
        typed === ""
          ? choices.slice(initial, initial + 1)
          : /^\d+$/.test(typed)
            ? choices.slice(Number(typed) - 1, Number(typed))
            : matching(choices, typed);
      if (found.length === 1) return { kind: "chosen", value: found[0]!.value };
      shown = found.length === 0 ? choices : found;
      if (found.length === 0) out(`There is no "${clip(typed, 40)}" here.\n`);
    }
  };
}

/** One line of the standard input. @returns `undefined` when there is none any more, or on Ctrl-C */
function readLine(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin, terminal: false });
    const giveBack = takeSignals(["SIGINT"], () => lines.close());
    let line: string | undefined;
    lines.once("line", (text) => {
      line = text;
      lines.close();
    });
    lines.once("close", () => {
      giveBack();
      resolve(line);
    });
  });
}
