/** Texts that a terminal, a browser, a spreadsheet or a CI machine would obey, wherever a student can write them. @module */
import type { Attack } from "./attack.ts";

const STAGE = "two-player-spades/2-build-deck";
const MAIN = `${STAGE}/main.ts`;

function by(
  name: string,
  tries: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  verdict: string,
  hides: readonly string[],
  says?: string | RegExp,
): Attack {
  return {
    name,
    guarantee: "reports are inert",
    tries,
    stage: STAGE,
    files: () => files,
    gets: {
      points: verdict === "passed" ? 10 : 0,
      verdicts: [verdict],
      ...(says === undefined ? {} : { says }),
    },
    hides,
    succeeded: "held",
  };
}

const prints = (text: string) => ({ [MAIN]: `console.log(${JSON.stringify(text)});` });
const throws = (text: string) => ({ [MAIN]: `throw new Error(${JSON.stringify(text)});` });

export const ATTACKS: readonly Attack[] = [
  by(
    "output-moves-the-cursor",
    "prints codes that a terminal obeys",
    prints("\x1b[2J\x1b[31mred"),
    "different",
    ["\x1b[2J", "\x1b[31m"],
    "\\x1b[2J",
  ),
  by(
    "output-reverses-a-line",
    "prints a character that reverses the writing direction",
    prints("\u202eThe deck:"),
    "different",
    ["\u202e"],
    "\\u202e",
  ),
  by(
    "output-commands-github",
    "prints a command to GitHub's machine",
    prints("::error::no"),
    "different",
    ["\n::error::no"],
  ),
  by(
    "output-commands-azure",
    "prints a command to Azure's machine",
    prints("##vso[task.setvariable variable=x]y"),
    "different",
    ["##vso["],
    "#\\x23vso[",
  ),
  by(
    "error-commands-azure",
    "throws an error that is a command to Azure's machine",
    throws("##[error]no"),
    "crashed",
    ["##[error]"],
    "#\\x23[error]",
  ),
  by(
    "error-is-a-page",
    "throws an error that is HTML",
    throws("<img src=x onerror=alert(1)>"),
    "crashed",
    ["\x3cimg src=x\n"],
  ),
  by(
    "error-is-a-formula",
    "throws an error that is a formula",
    throws("=HYPERLINK(1)"),
    "crashed",
    ["\n=HYPERLINK"],
  ),
  {
    ...by(
      "folder-commands-azure",
      "hands in a folder whose name is a command to Azure's machine",
      { "two-player-spades/##vso[task.x]y/a.ts": "\0" },
      "passed",
      ["##vso["],
    ),
    succeeded: "451ac39",
  },
  by(
    "file-reverses-a-line",
    "hands in a file whose name reverses the writing direction",
    { [`${STAGE}/\u202ea.ts`]: "export const = 1;" },
    "passed",
    ["\u202e"],
  ),
  by(
    "source-hides-a-line",
    "makes an error in a line with invisible characters",
    { [MAIN]: 'const a = "\u2066\x1b]0;x\x07;' },
    "does not build",
    ["\u2066", "\x1b]0;"],
  ),
  by(
    "error-of-many-lines",
    "throws an error whose second line is a command",
    throws("a\n::warning::b"),
    "crashed",
    ["\n::warning", "  ::warning"],
  ),
  by(
    "standard-error-commands",
    "writes a command to standard error",
    { [MAIN]: 'console.error("##teamcity[x]"); throw 1;' },
    "crashed",
    ["##teamcity["],
    "#\\x23teamcity[",
  ),
];
