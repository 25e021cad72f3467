/** The pages that a newcomer reads first: what they name is there. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { run } from "./commands/run-for-tests.ts";
import { relativeLinks } from "./docs/pages.ts";
import { remember } from "./engine/workbook/remember.ts";
import { readPage } from "./follow-guide-for-tests.ts";

const PAGES = [
  "README.md",
  "CHANGELOG.md",
  "graders/README.md",
  "graders/GRADING.md",
  ".github/CONTRIBUTING.md",
  ".github/SECURITY.md",
];

interface Named {
  /** The npm script. */
  readonly script: string;
  /** The options beside it. */
  readonly options: readonly string[];
}

/** The commands of a page, in its text and in its blocks: `npm test`, `npm run check -- blackjack/1 --fresh 20`. */
function commandsOf(page: string): Named[] {
  const lines = page
    .replaceAll("\\\n", " ")
    .matchAll(/(?<=`|^|&& )npm (?:run (?:-s )?)?([a-z][\w:-]*)([^`\n&|]*)/gm);
  return [...lines]
    .map(([, script = "", rest = ""]) => ({
      script,
      options: optionsIn(rest.replace(/"[^"]*"/g, "")),
    }))
    .filter(({ script }) => script !== "ci" && script !== "run");
}

function optionsIn(text: string): string[] {
  return text.match(/--[a-z][a-z-]*/g) ?? [];
}

const commands = PAGES.flatMap((page) =>
  commandsOf(readPage(page)).map((one) => ({ page, ...one })),
);
const { scripts } = JSON.parse(readPage("package.json")) as {
  scripts: Readonly<Record<string, string>>;
};

const helps = new Map<string, Promise<string | undefined>>();

/** What a command of the workbook says of its options; nothing for other scripts. */
function helpOf(script: string): Promise<string | undefined> {
  return remember(helps, script, async () => {
    if (!scripts[script]?.startsWith("node graders/deckwork.cjs")) return undefined;
    const words = script === "start" ? [] : [script];
    return (await run(PROJECT, [...words, "--help"])).out;
  });
}

test("every command that a page names is a script of package.json", () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
});

// The first of these may take over a second, because it loads every command.
test("every option beside a command is in that command's help", async () => {
  const unknown: string[] = [];
  for (const { page, script, options } of commands) {
    const help = options.length > 0 ? await helpOf(script) : undefined;
    const missing = help === undefined ? [] : options.filter((one) => !help.includes(`${one} `));
    unknown.push(...missing.map((option) => `${page}: ${script} ${option}`));
  }
  expect(unknown).toEqual([]);
});

test("every option without a command belongs to some command", async () => {
  const known = (await Promise.all(Object.keys(scripts).map(helpOf))).join("\n");
  const alone = PAGES.flatMap((page) =>
    [...readPage(page).matchAll(/`(--[a-z][a-z-]*)[^`\n]*`/g)].map(([, option = ""]) => ({
      page,
      option,
    })),
  );
  expect(alone.length).toBeGreaterThan(8);
  expect(alone.filter(({ option }) => !known.includes(`${option} `))).toEqual([]);
});

test("every relative link leads to a file or a folder", () => {
  const broken = PAGES.flatMap((page) =>
    relativeLinks(readPage(page))
      .filter((link) => !existsSync(join(PROJECT, dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});
