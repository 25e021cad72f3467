/**
 * A class to try the grader on, made from the reference, its known mistakes, and the classic mistakes of every course.
 *
 * @module
 */
import { join } from "node:path";
import type { Files } from "../execute/build.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import type { Stage, Track, Workbook } from "../workbook/workbook.ts";
import { writeWhole } from "../workbook/write-whole.ts";

/** One made-up student: a name that says what was done, and the files. */
export interface Sample {
  readonly name: string;
  readonly files: Files;
}

/** Makes the class, on one track. */
export async function makeSampleClass(workbook: Workbook, track: Track): Promise<Sample[]> {
  const own = (files: Files) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${track.name}/`)));
  const solutions = own(readSolutions(workbook));
  const starters = own(readStarters(workbook));
  const samples: Sample[] = [
    { name: "all-right", files: solutions },
    { name: "untouched-starter", files: starters },
    {
      name: "halfway",
      files: {
        ...starters,
        ...onlyStages(solutions, track.stages.slice(0, track.stages.length >> 1)),
      },
    },
  ];
  for (const stage of track.stages) {
    const [mistake] = await loadMistakes(workbook, stage);
    if (mistake)
      samples.push({
        name: `${stage.name}-${mistake.name}`,
        files: applyMistake(solutions, stage, mistake),
      });
  }
  const [first, , middle = first] = track.stages;
  for (const [name, source] of Object.entries(CLASSICS)) {
    const path = `${middle!.path}/main.ts`;
    samples.push({ name, files: { ...solutions, [path]: source(solutions[path] ?? "") } });
  }
  samples.push({ name: "suits-in-another-order", files: turnSuits(solutions, first!) });
  return samples.filter(({ name, files }) => name === "all-right" || differs(files, solutions));
}

/** Some mistakes do not fit every track: some tracks have no suits to reverse. */
function differs(files: Files, solutions: Files): boolean {
  return Object.entries(files).some(([path, text]) => solutions[path] !== text);
}

/** Mistakes that have nothing to do with cards. */
const CLASSICS: Readonly<Record<string, (main: string) => string>> = {
  "endless-loop": (main) => `${main}\nfor (;;) {\n  // waiting for the game to end\n}\n`,
  "does-not-build": (main) => `${main}\nfunction (\n`,
  crashes: (main) =>
    `${main}\nconst nobody = [][0] as unknown as { hand: string };\nconsole.log(nobody.hand);\n`,
  "wants-a-package": (main) =>
    `import shuffle from "lodash";\n${main}\nconsole.log(shuffle([]));\n`,
  "two-spaces-for-one": (main) => main.replaceAll(/print\("(\S+) /g, 'print("$1  '),
  "one-line-too-many": (main) => `${main}\nconsole.log("Thanks for playing!");\n`,
  "prints-for-ever": (main) => `${main}\nfor (;;) console.log("Again!");\n`,
};

function onlyStages(files: Files, stages: readonly Stage[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) =>
      stages.some((stage) => path.startsWith(`${stage.path}/`)),
    ),
  );
}

/**
 * The suits of the first stage's enum in reverse order: right by itself, but wrong for every stage that depends on it.
 */
function turnSuits(files: Files, first: Stage): Record<string, string> {
  const turned = Object.entries(onlyStages(files, [first])).map(([path, source]) => [
    path,
    source.replace(/enum Suit \{([^}]*)\}/, (_, members: string) => {
      const names = members
        .split(",")
        .map((member) => member.trim())
        .filter((member) => member !== "");
      return `enum Suit {\n${names
        .reverse()
        .map((name) => `  ${name},\n`)
        .join("")}}`;
    }),
  ]);
  return { ...files, ...Object.fromEntries(turned) };
}

/** Writes the class to disk as a course: one folder per student. */
export function writeCourse(folder: string, samples: readonly Sample[]): void {
  for (const { name, files } of samples)
    for (const [path, source] of Object.entries(files))
      writeWhole(join(folder, name, path), source);
}
