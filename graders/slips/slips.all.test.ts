/** The slips: each can be made, where it says, and is a slip of its own. `npm run strength -- diagnosis` grades them. */
import * as ts from "typescript";
import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { applyMistake, loadMistakes } from "../engine/workbook/authored.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover, type Stage, type Track } from "../engine/workbook/workbook.ts";
import { SLIPS } from "./all-slips.ts";
import { applySlip } from "./apply-slip.ts";
import type { Slip } from "./slip.ts";

const workbook = discover(PROJECT);
const solutions = readSolutions(workbook);

/** Those of the list that are there more than once. */
function repeated(all: readonly string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}

/** The text of a stage's files. */
function textOf(files: Readonly<Record<string, string>>, stage: Stage): string {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${stage.path}/`));
  return JSON.stringify(own.toSorted());
}

/** What may be named in a file: what it declares at the top level, and the members of classes. */
function declaredIn(text: string): string[] {
  const { statements } = ts.createSourceFile("slip.ts", text, ts.ScriptTarget.Latest);
  return statements.flatMap((one) => {
    if (ts.isVariableStatement(one))
      return one.declarationList.declarations.map(({ name }) => nameOf(name));
    if (ts.isClassDeclaration(one)) {
      const owner = nameOf(one.name);
      const members = one.members.map((member) =>
        ts.isConstructorDeclaration(member) ? "constructor" : nameOf(member.name),
      );
      return [owner, ...members.map((member) => `${owner}.${member}`)];
    }
    if (
      ts.isFunctionDeclaration(one) ||
      ts.isInterfaceDeclaration(one) ||
      ts.isEnumDeclaration(one) ||
      ts.isTypeAliasDeclaration(one)
    )
      return [nameOf(one.name)];
    return [];
  });
}

function nameOf(name: ts.Node | undefined): string {
  return name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))
    ? name.text
    : "";
}

/** The names in a slip's `in` that are not declared in the files it edits, before or after it was made. */
function unknownIn(slip: Slip, track: Track): string[] {
  const made = applySlip(solutions, track.name, slip);
  const known = slip.edits.flatMap(({ file }) => {
    const path = `${track.name}/${slip.stage}/${file}`;
    return [file, ...declaredIn(solutions[path]!), ...declaredIn(made[path]!)];
  });
  return slip.in.filter((name) => !known.includes(name));
}

test("every track has slips", () => {
  expect(Object.keys(SLIPS).toSorted()).toEqual(workbook.tracks.map(({ name }) => name).toSorted());
});

for (const track of workbook.tracks) {
  const slips = SLIPS[track.name]!;

  describe(track.name, () => {
    test("names are slugs, and are not used twice", () => {
      const names = slips.map(({ name }) => name);
      expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
      expect(repeated(names)).toEqual([]);
    });

    test("no slip is a copy of another, or of a known mistake", async () => {
      for (const stage of track.stages) {
        const own = slips.filter((slip) => slip.stage === stage.name);
        const texts = own.map((slip) => textOf(applySlip(solutions, track.name, slip), stage));
        const known = (await loadMistakes(workbook, stage)).map((mistake) =>
          textOf(applyMistake(solutions, stage, mistake), stage),
        );
        const copies = own.filter(
          (_, at) => texts.indexOf(texts[at]!) !== at || known.includes(texts[at]!),
        );
        expect(copies.map(({ name }) => name)).toEqual([]);
      }
    });

    test("every slip is made where it says", () => {
      for (const slip of slips)
        expect([slip.name, unknownIn(slip, track)]).toEqual([slip.name, []]);
    });
  });
}
