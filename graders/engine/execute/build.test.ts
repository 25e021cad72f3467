/** What goes into a program, and which stage pays for files that could not be read. */
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { testInFull } from "../../in-full-for-tests.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { type Build, type Builder, type Files, openBuilder } from "./build.ts";

const session = openSession();
const PRINTS = { "console.ts": "export function print(text: string) { console.log(text); }" };
const builder = openBuilder(session, PRINTS, () => ({
  "t/1-a/a.ts": `export const a = "the reference's";`,
}));
afterAll(async () => {
  await builder.close();
  session.close();
});

const main = `import { a } from "../1-a/a.ts"; import { print } from "#toolkit/console.ts"; print(a);`;

async function build(
  files: Files,
  refused: Files = {},
  standIns: readonly string[] = [],
): Promise<Build> {
  const builds = await builder.build({ files, refused, standIns, stages: ["t/2-b"] });
  return builds.get("t/2-b")!;
}

describe("a file of an earlier stage that was not read", () => {
  const files = { "t/2-b/main.ts": main };
  const refused = { "t/1-a/a.ts": "t/1-a/a.ts is larger than 256 KB." };

  it("is reported where it is used", async () => {
    expect(await build(files, refused)).toMatchObject({
      kind: "refused",
      problems: [{ text: "t/1-a/a.ts is larger than 256 KB." }],
    });
  });

  it("is charged once: the reference's file replaces it in later stages", async () => {
    const built = await build(files, refused, ["t/1-a"]);
    expect(built).toMatchObject({ kind: "built" });
    expect((built as { code: string }).code).toContain("the reference's");
  });
});

it.each(["constructor", "__proto__", "toString", "#toolkit/constructor", "../1-a/toString"])(
  "an import of %s finds nothing",
  async (name) => {
    const built = await build({ "t/2-b/main.ts": `import x from ${JSON.stringify(name)}; x;` });
    expect(built.kind).not.toBe("built");
  },
);

it.each([
  ["the toolkit by its place in the workbook", '"../../../graders/toolkit/console.ts"', {}],
  ["the toolkit by its place, without extension", '"../../../graders/toolkit/console"', {}],
  ["a helper in .mts", '"./help.mts"', { "help.mts": "export const print = console.log;" }],
  [
    "a helper in .mts, as .mjs",
    '"./help.mjs"',
    { "help.mts": "export const print = console.log;" },
  ],
  ["a helper in .cts", '"./help.cts"', { "help.cts": "export const print = console.log;" }],
  ["a helper in .js", '"./help.js"', { "help.js": "export const print = console.log;" }],
  ["a helper in .cjs", '"./help.cjs"', { "help.cjs": "exports.print = console.log;" }],
])("%s is imported", async (_, name, helpers) => {
  const own = Object.entries(helpers).map(([file, text]) => [`t/2-b/${file}`, text]);
  const source = `import { print } from ${name}; print("x");`;
  const files = { "t/2-b/main.ts": source, ...Object.fromEntries(own) };
  expect(await build(files)).toMatchObject({
    kind: "built",
    code: expect.stringContaining("console.log"),
  });
});

it.runIf(session.protection.kind === "bubblewrap")(
  "the box's disk is enough for other spellings of the toolkit",
  async () => {
    const built = await build({
      "t/2-b/main.ts": `import { print } from "#toolkit/console";
import { print as show } from "#toolkit/console.js";
import { print as tell } from "../../../graders/toolkit/console";
print("a"); show("b"); tell("c");`,
    });
    expect(built).toMatchObject({ kind: "built", uses: [] });
    // From memory, the place has a colon: it takes much longer.
    const places = (built as { code: string }).code.match(/^\/\/ .*$/gm);
    expect(places).toEqual(["// graders/toolkit/console.ts", "// student/t/2-b/main.ts"]);
  },
);

it("a name from JSON is known where it is exported again, too", async () => {
  const built = await build({
    "t/2-b/letters.json": '{ "ranks": "TJQKA" }',
    "t/2-b/names.ts":
      'import { ranks } from "./letters.json" with { type: "json" };\nexport { ranks as RANKS };\nexport const HIGHEST = ranks.length;\n',
    "t/2-b/main.ts": 'import { HIGHEST } from "./names.ts";\nconsole.log(HIGHEST);\n',
  });
  expect(built).toMatchObject({
    kind: "built",
    code: expect.stringMatching(/var ranks = "TJQKA"/),
  });
});

it("a class keeps its name, which a program may print", async () => {
  const made =
    "class Card { static one = () => new Card(); what() { return this.constructor.name; } }";
  const code = await build({
    "t/1-a/a.ts": `export ${made}`,
    "t/2-b/main.ts": `import { Card as Other } from "../1-a/a.ts"; ${made} told(Card.one().what(), Other.one().what());`,
  }).then((built) => (built as { readonly code: string }).code);
  const said: unknown[] = [];
  new Function("told", code)((...all: unknown[]) => said.push(...all));
  expect(said).toEqual(["Card", "Card"]);
});

it("what is beside the toolkit is not imported", async () => {
  for (const name of ["../../../graders/engine/main.ts", "../../../graders/toolkit/../x.ts"]) {
    const built = await build({ "t/2-b/main.ts": `import ${JSON.stringify(name)};` });
    expect(built.kind).toBe("refused");
  }
});

it("a source with every kind of line end is built unchanged", async () => {
  const text = "a\u2028b\u2029c";
  const built = await build({ "t/2-b/main.ts": `console.log(${JSON.stringify(text)});\n` });
  expect((built as { code: string }).code).toContain("a\\u2028b\\u2029c");
});

it("a name that the other file does not export is reported with its place", async () => {
  const files = { "t/1-a/a.ts": "export const b = 1;\nexport interface Shape { a: 1 }\n" };
  const built = await build({ ...files, "t/2-b/main.ts": main });
  expect(built).toMatchObject({
    kind: "broken",
    problems: [{ file: "t/2-b/main.ts", line: 1, column: 10 }],
  });
  expect(built.kind === "broken" && built.problems[0]!.text).toContain('"a"');
  const typed = 'import { Shape } from "../1-a/a.ts"; const s: Shape = { a: 1 }; console.log(s.a);';
  expect(await build({ ...files, "t/2-b/main.ts": typed })).toMatchObject({ kind: "built" });
});

it("an error in a file that the program does not use yet is reported, and does no harm", async () => {
  const files = { "t/2-b/main.ts": "console.log(1);", "t/2-b/deck.ts": "export const a = ;\n" };
  expect(await build(files)).toMatchObject({
    kind: "built",
    beside: [{ file: "t/2-b/deck.ts", line: 1, column: 18 }],
  });
  const sound = await build({ ...files, "t/2-b/deck.ts": "export const a = 1;\n" });
  expect(sound).not.toHaveProperty("beside");
});

it.each([
  ["./crads.ts", "./cards.ts", "t/2-b/cards.ts"],
  ["./cards.ts", "../1-a/cards.ts", "t/1-a/cards.ts"],
  ["../1-a/card", "../1-a/cards.ts", "t/1-a/cards.ts"],
])("an import of %s is told that %s may be meant", async (typed, meant, path) => {
  const text = `import { one } from ${JSON.stringify(typed)};\nconsole.log(one);\n`;
  const built = await build({ "t/2-b/main.ts": text, [path]: "export const one = 1;" });
  expect(built).toMatchObject({
    kind: "broken",
    problems: [{ text: `There is no file "${typed}" beside main.ts. Is "${meant}" meant?` }],
  });
  expect(built).not.toHaveProperty("problems.0.missing");
});

it.each([
  ["exports something else", "export const two = 2;\n"],
  ["exports nothing", ""],
])("what is not exported is led to where it is declared, in a file that %s", async (_, also) => {
  const main = 'import { one } from "./cards.ts";\nconsole.log(one);\n';
  const cards = `// Cards.\n  const one = 1;\n${also}`;
  expect(await build({ "t/2-b/main.ts": main, "t/2-b/cards.ts": cards })).toMatchObject({
    kind: "broken",
    problems: [
      {
        ...{ file: "t/2-b/cards.ts", line: 2, column: 3, source: "  const one = 1;" },
        text: '"one" is declared here, but not exported, and main.ts imports it. Write export in front of it.',
      },
    ],
  });
});

it("a missing file is reported", async () => {
  const importing: Files = { "t/2-b/main.ts": 'import "./b.ts";' };
  for (const files of [{}, importing])
    expect(await build(files)).toMatchObject({ kind: "broken", problems: [{ missing: true }] });
});

// It waits for the compiler to use up its time, twice.
testInFull("a stage that kills the compiler costs the others nothing", async () => {
  const times = { ...session.times, compilerMs: 400 };
  const hurried = openBuilder({ ...session, times }, {});
  const files = {
    "t/1-a/main.ts": "const aaaaaaaa = 1;\n".repeat(12_000),
    "t/2-b/main.ts": "console.log(2);\n",
  };
  try {
    const stages = ["t/1-a", "t/2-b"];
    const builds = await hurried.build({ files, stages });
    expect(builds.get("t/1-a")).toMatchObject({ kind: "broken", killedCompiler: true });
    expect(builds.get("t/2-b")).toMatchObject({ kind: "built" });
    const facts = await hurried.facts([{ "t/2-b/main.ts": files["t/2-b/main.ts"] }]);
    expect([...facts.keys()]).toEqual(["t/2-b/main.ts"]);
  } finally {
    await hurried.close();
  }
});

/** What a builder with a disk of its own makes, and what one without makes. */
async function bothWays<Made>(
  make: (builder: Builder) => Promise<Made>,
  reference: Files = {},
): Promise<readonly [Made, Made]> {
  const unboxed = openSession({ confinement: "none" });
  const [one, other] = [session, unboxed].map((its) => openBuilder(its, PRINTS, () => reference));
  onTestFinished(async () => {
    await Promise.all([one!.close(), other!.close()]);
    unboxed.close();
  });
  return Promise.all([make(one!), make(other!)]);
}

it("with switches, a program from the box's disk is the same as one from memory", async () => {
  const files = {
    "t/1-a/a.ts": "export const a = 1;\nexport interface Unused { a: number }\n",
    "t/2-b/data.json": '{ "b": 2 }',
    "t/2-b/b.js": "export const b = 2;\n",
    "t/2-b/main.ts": `import { a } from "../1-a/a.js";\nimport { b } from "./b.js";\nimport data from "./data.json";\nimport type { Unused } from "../1-a/a.ts";\nimport { print } from "#toolkit/console.ts";\nprint(\`\${a + b + data.b}\`);\n`,
  };
  const another = { "t/1-a/a.ts": "export const a = 2;\n" };
  const all = await bothWays((one) => one.switched({ files, given: {}, stage: "t/2-b" }), {
    ...files,
    ...another,
  });
  const [own, other] = all.map((one) => one?.code?.replace(/^\/\/.*$/gm, ""));
  expect(own).toContain("? a : 1;");
  expect(own).toBe(other);
});

it("a stage gets the same build beside stages that fail as alone", async () => {
  const files: Files = {
    "t/1-a/a.ts": "export const a = 1;\n",
    "t/1-a/nothing.ts": "const b = 2;\n",
    "t/1-a/open.ts": "export function c() {\n",
    "t/1-sound/main.ts": 'import { a } from "../1-a/a.ts"; console.log(a);\n',
    "t/2-open/main.ts": 'import { c } from "../1-a/open.ts"; import "./nowhere.ts"; c();\n',
    "t/3-open-too/main.ts": 'import { d } from "./d.ts"; console.log(d);\n',
    "t/3-open-too/d.ts": 'export { c as d } from "../1-a/open.ts";\n',
    "t/4-not-exported/main.ts": 'import { z } from "../1-a/a.ts"; console.log(z);\n',
    "t/5-no-exports/main.ts": 'import { b } from "../1-a/nothing.ts"; console.log(b);\n',
    "t/6-refused/main.ts": 'import "left-pad"; import "./e.ts"; const f = ;\n',
    "t/7-exports/main.ts": 'export { a } from "../1-a/a.ts"; console.log(1);\n',
    "t/8-unread/main.ts": 'import "./big.ts";\n',
    "t/9-constant/main.ts": "const g = 1; g = 2;\n",
    "t/10-unsafe/main.ts": 'import * as all from "../1-a/a.ts"; console.log(all.nothing);\n',
  };
  const names = Object.keys(files).filter((path) => path.endsWith("/main.ts"));
  const stages = names.map((path) => path.slice(0, -"/main.ts".length));
  const refused = { "t/8-unread/big.ts": "It is too large.", "t/11-unread/main.ts": "It, too." };
  for (const more of [[], ["t/11-unread"], ["t/12-none"]])
    for (const standIns of [[], ["t/1-a"]]) {
      const asked = { files, refused, standIns };
      const together = await builder.build({ ...asked, stages: [...stages, ...more] });
      const kinds = new Set<string>();
      for (const stage of [...stages, ...more]) {
        const alone = (await builder.build({ ...asked, stages: [stage] })).get(stage)!;
        kinds.add(alone.kind);
        const plain = (one: Build) => JSON.stringify(one).replaceAll("// student/", "// student:");
        expect(plain(together.get(stage)!), `${stage} beside ${more}`).toBe(plain(alone));
      }
      expect(kinds).toEqual(new Set(["built", "broken", "refused"]));
    }
});

it("a source map from the box's disk is the same as one from memory", async () => {
  const files = {
    "t/1-a/a.ts": "export function fail(): never { throw new Error(); }\n",
    "t/2-b/main.ts":
      'import { print } from "#toolkit/console.ts";\nimport { fail } from "../1-a/a.ts";\nprint("x"); fail();\n',
  };
  const [own, other] = await bothWays(async (one) => {
    const built = (await one.build({ files, stages: ["t/2-b"], sourceMap: true })).get("t/2-b");
    return built?.kind === "built" && JSON.parse(built.sourceMap!);
  });
  expect(own.sources).toContain("student:t/1-a/a.ts");
  expect(own).toEqual(other);
});

describe("from the box's disk, a program is the same as from memory, with", () => {
  const helper = { "t/1-a/a.ts": "export const a = 1;\n" };

  it.each([
    ['import all from "./data.json" with { type: "json" };', undefined],
    ['import { b as all } from "./data.json" with { type: "json" };', undefined],
    ['import * as all from "./data.json" with { type: "json" };', undefined],
    ['import all from "./data.json";', undefined],
    ['import { readFileSync as all } from "node:fs";', "node:fs"],
    ['import all from "readline/promises";', "node:readline/promises"],
    [
      'import { basename as all } from "path";\nimport { a } from "../1-a/a.ts";\nall(String(a));',
      "node:path",
    ],
    ['import fs from "node:fs";\nimport { b } from "./nowhere.ts";\nconst all = 1;', undefined],
    ["const all = 1;\nif (all === NaN) throw all;", undefined],
    ["class Deck {}\nconst all = Deck.name;", undefined],
  ])("%s", async (statement, needs) => {
    const files = {
      ...helper,
      "t/2-b/data.json": '{ "b": [2], "c-d": "</script>" }',
      "t/2-b/main.ts": `${statement}\nconsole.log(all);\n`,
    };
    const builds = await bothWays((one) => one.build({ files, stages: ["t/2-b"] }));
    const [own, other] = builds.map((one) => one.get("t/2-b"));
    expect(codeOf(own), "the short way").toContain("// student/t/2-b/main.ts");
    expect(codeOf(other)).toContain("// student:t/2-b/main.ts");
    expect({ ...own, code: codeOf(own).replaceAll("// student/", "// student:") }).toEqual(other);
    expect((own as { needs?: string }).needs).toBe(needs);
  });

  it("switches and Node's modules", async () => {
    const files = {
      ...helper,
      "t/2-b/main.ts":
        'import { stdout } from "node:process";\nimport { sep } from "node:path";\nimport { a } from "../1-a/a.ts";\nstdout.write(a + sep);\n',
    };
    const all = await bothWays((one) => one.switched({ files, given: {}, stage: "t/2-b" }), {
      ...files,
      "t/1-a/a.ts": "export const a = 2;\n",
    });
    const [own, other] = all.map((one) => one?.code?.replace(/^(?: \d+)? *\/\/.*$/gm, ""));
    expect(own).toContain("stdout");
    expect(all[0]?.code).toContain("// written/student/t/2-b/main.ts");
    expect(own).toBe(other);
  });

  it("changes, however odd they are", async () => {
    const files = {
      "t/1-a/a.ts": "export const size = 52;\nexport const sizes = [52];\n",
      "t/2-b/main.ts":
        'import * as a from "../1-a/a.ts";\nconst turn = { done: 1, size: 2 };\nif (turn.done > turn.size) console.log(a.size);\n',
    };
    const regions = [{ file: "t/2-b/main.ts" }];
    const all = await bothWays((one) => one.repairs({ files, stage: "t/2-b", regions }));
    const [own, other] = all.map((one) => one?.code?.replace(/^(?: \d+)? *\/\/.*$/gm, ""));
    expect(all[0]?.code).toContain("// written/student/t/2-b/main.ts");
    expect(own).toBe(other);
  });

  it("switches and a file that requires Node's modules", async () => {
    const files = {
      "t/1-a/main.ts": 'import { read } from "./read.cts";\nread();\n',
      "t/1-a/read.cts":
        'const { readFileSync } = require("node:fs");\nexports.read = () => readFileSync(0);\n',
    };
    const job = { files, given: {}, stage: "t/1-a" };
    const all = await bothWays((one) => one.switched(job), files);
    for (const one of all) {
      expect(one?.code).toMatch(/^\/\* with stand-ins/);
      expect(one?.code).toContain('["module"]; const require = ');
    }
  });

  it.each(["node:nothing", "left-pad", "https://example.org/cards.js"])(
    "an error where it is not: %s",
    async (name) => {
      const files = { "t/2-b/main.ts": `import all from "${name}";\nconsole.log(all);\n` };
      const builds = await bothWays((one) => one.build({ files, stages: ["t/2-b"] }));
      const [own, other] = builds.map((one) => one.get("t/2-b"));
      expect(own?.kind).toBe("refused");
      expect(own).toEqual(other);
    },
  );
});

function codeOf(build: Build | undefined): string {
  return build?.kind === "built" ? build.code : "";
}

it("no box is started only to prove that boxes start", async () => {
  const unproved = Object.defineProperties({} as Session, {
    ...Object.getOwnPropertyDescriptors(session),
    protection: {
      enumerable: true,
      get: () => {
        throw new Error("a box was started to prove it");
      },
    },
  });
  const another = openBuilder(unproved, {});
  onTestFinished(another.close);
  const files = { "t/2-b/main.ts": "export {};" };
  const builds = await another.build({ files, stages: ["t/2-b"] });
  expect(builds.get("t/2-b")).toMatchObject({ kind: "built" });
});

it("a new value for a constant names the line of its declaration", async () => {
  const text = "const lead = 1;\n\nfor (;;) {\n  lead = 2;\n}\n";
  expect(await build({ "t/2-b/main.ts": text })).toMatchObject({
    kind: "broken",
    problems: [{ line: 4, column: 3, declared: { line: 1, source: "const lead = 1;" } }],
  });
  const other = await build({ "t/2-b/main.ts": "const lead = ;\n" });
  expect(other).toMatchObject({ kind: "broken", problems: [{ line: 1 }] });
  expect(other).not.toHaveProperty("problems.0.declared");
});
