/** The slips in the corpus's programs: each can be made, where it says, and has a name of its own. */
import * as ts from "typescript";
import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { discover } from "../engine/workbook/workbook.ts";
import { applySlip } from "./apply-slip.ts";
import { others } from "./in-other-programs.ts";
import { programOf } from "./program-of.ts";
import type { OtherSlip } from "./slip.ts";

const workbook = discover(PROJECT);

/** Those of the list that are there more than once. */
function repeated(all: readonly string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}

/** What a file declares at the top level, and the members of its classes. */
function declaredIn(text: string): string[] {
  const { statements } = ts.createSourceFile("slip.ts", text, ts.ScriptTarget.Latest);
  return statements.flatMap((one) => {
    if (ts.isVariableStatement(one))
      return one.declarationList.declarations.map(({ name }) => nameOf(name));
    if (ts.isFunctionDeclaration(one)) return [nameOf(one.name)];
    if (!ts.isClassDeclaration(one)) return [];
    const members = one.members.map((member) =>
      ts.isConstructorDeclaration(member) ? "constructor" : nameOf(member.name),
    );
    return [nameOf(one.name), ...members.map((member) => `${nameOf(one.name)}.${member}`)];
  });
}

function nameOf(name: ts.Node | undefined): string {
  return name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))
    ? name.text
    : "";
}

/** The names in a slip's `in` that are not declared in the files it edits; `main.ts` is what is loose in that file. */
function unknownIn(files: Readonly<Record<string, string>>, slip: OtherSlip): string[] {
  const known = slip.edits.flatMap(({ file }) => [
    ...(file === "main.ts" ? [file] : []),
    ...declaredIn(files[`${slip.track}/${slip.stage}/${file}`]!),
  ]);
  return slip.in.filter((name) => !known.includes(name));
}

test("every slip is in a track", () => {
  const tracks = workbook.tracks.map(({ name }) => name);
  expect([...new Set(others.map(({ track }) => track))].toSorted()).toEqual(tracks.toSorted());
});

for (const track of workbook.tracks) {
  const slips = others.filter((slip) => slip.track === track.name);

  describe(track.name, () => {
    test("names are slugs, and are not used twice", () => {
      const names = slips.map(({ name }) => name);
      expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
      expect(repeated(names)).toEqual([]);
    });

    for (const style of new Set(slips.map((slip) => slip.style))) {
      const files = programOf(style, track.name);
      const own = slips.filter((slip) => slip.style === style);

      test(`${style}: no slip is a copy of another`, () => {
        const texts = own.map((slip) => JSON.stringify(applySlip(files, track.name, slip)));
        expect(repeated([JSON.stringify(files), ...texts])).toEqual([]);
      });

      test(`${style}: every slip is made where it says`, () => {
        for (const slip of own)
          expect([slip.name, unknownIn(files, slip)]).toEqual([slip.name, []]);
      });
    }
  });
}
