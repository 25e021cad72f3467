/**
 * Decides whether a student's files keep the contracts of a stage: by their syntax where that is enough, else by the
 * compiler.
 *
 * @module
 */
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";
import type { Builder, Files } from "../execute/build.ts";
import {
  checkTypes,
  type TypesAnswer,
  type TypesRequest,
  type TypesService,
} from "../execute/check-types.ts";
import { type KeptAnswers, NOTHING_KEPT } from "../execute/kept-answers.ts";
import { filesNear } from "../execute/near.ts";
import type { FileFacts } from "../guest/facts/file-facts.ts";
import type { Checked } from "../judge/checked.ts";
import {
  brokenSays,
  declaredAs,
  type Found,
  hollowSays,
  isAsInReference,
  unknownIn,
} from "../judge/contract.ts";
import type { Session } from "../sandbox/session.ts";
import type { Check, Contract } from "../workbook/check-settings.ts";
import { CONTRACT } from "../workbook/clauses.ts";
import { hasReference } from "../workbook/edition.ts";
import { readText } from "../workbook/files.ts";
import { EXERCISES } from "../workbook/places.ts";
import { once, remember } from "../workbook/remember.ts";
import type { Stage, Workbook } from "../workbook/workbook.ts";

/** What the contracts of a workbook are judged by. */
export interface Contracts {
  /**
   * @param files - the student's files of the track
   * @param facts - of the stage's files, by name
   * @param found - which of its constants have values, if they were looked for
   * @returns by check; a file that cannot be read keeps no contract, and is left out
   */
  judge(
    stage: Stage,
    files: Files,
    facts: ReadonlyMap<string, FileFacts>,
    found?: Found,
  ): Promise<ReadonlyMap<Check, Checked>>;
}

/** A contract, and the names in it that syntax does not settle. */
interface Open {
  readonly check: Contract;
  readonly names: readonly string[];
  readonly own: FileFacts;
  /** Those that are constants. */
  readonly enums: FileFacts["enums"];
}

export function openContracts(
  { root, toolkit }: Workbook,
  session: Session,
  builder: Builder,
  solutions: Files,
  kept: KeptAnswers = NOTHING_KEPT,
  typesService?: TypesService,
): Contracts {
  const references = new Map<string, Promise<FileFacts | undefined>>();
  const referenceOf = (path: string) =>
    remember(references, path, async () =>
      (await builder.facts([{ [path]: solutions[path] ?? "" }])).get(path),
    );
  const tool = Object.entries(toolkit).map(([name, text]) => [`graders/toolkit/${name}`, text]);
  const given = once(
    (): Files => ({
      ...Object.fromEntries(tool),
      [SHARED]: readText(join(PROJECT, SHARED)),
    }),
  );
  const ask = async (
    stage: Stage,
    { text }: Contract,
    all: Files,
    believed: (files: Files) => Promise<Files> = async (files) => files,
  ): Promise<TypesAnswer> => {
    const path = contractOf(stage);
    const askWith = async (some: Files) => {
      const files = await believed(some);
      const request: TypesRequest = {
        files,
        given: { ...given(), [path]: text },
        roots: [path],
        node: Object.values(files).some((text) => OF_NODE.test(text)),
      };
      return checkTypes(session, request, kept, typesService);
    };
    // What later stages contain would make it another question.
    const answer = await askWith(filesNear(all, [stage.path]));
    const lacks = answer.kind === "checked" && answer.faults.some(({ code }) => code === NOT_FOUND);
    return lacks ? askWith(within(all, stage.track)) : answer;
  };
  const holding = new Map<string, Promise<boolean>>();
  /** If the reference itself does not keep a contract here, that says nothing about a student. */
  const referenceHolds = (stage: Stage, contract: Contract) =>
    remember(holding, stage.path, async () => {
      const answer = await ask(stage, contract, solutions);
      return (
        answer.kind === "checked" && answer.faults.every(({ file }) => file !== contractOf(stage))
      );
    });

  const judgeOpen = async (
    stage: Stage,
    files: Files,
    facts: ReadonlyMap<string, FileFacts>,
    open: readonly Open[],
    found: Found | undefined,
  ) => {
    const judged = new Map<Check, Checked>();
    const believed = async (some: Files) =>
      withoutDirectives(withExports(stage, await withoutDeclared(builder, stage, some), open));
    // All contracts of a stage are in one file.
    const answer = await ask(stage, open[0]!.check, files, believed);
    for (const one of open) {
      const source = files[`${stage.path}/${one.check.file}`] ?? "";
      const verdict = withValues(one, verdictOn(one, stage, answer, facts, source), found);
      const isSure =
        verdict.kind !== "missing" ||
        !hasReference(root) ||
        (await referenceHolds(stage, one.check));
      judged.set(
        one.check,
        isSure ? verdict : { kind: "not checked", because: "the compiler does not work here" },
      );
    }
    return judged;
  };

  return {
    judge: async (stage, files, facts, found) => {
      const contracts = stage.cases.flatMap((one) =>
        one.kind === "check" && one.check.kind === "contract" ? [one.check] : [],
      );
      const judged = new Map<Check, Checked>();
      const open: Open[] = [];
      const lacking = onlyDeclared(facts);
      for (const check of contracts) {
        if (lacking) {
          judged.set(check, lacking);
          continue;
        }
        const own = facts.get(check.file);
        if (!own || own.unreadable !== undefined || own.syntaxError) continue;
        const reference = await referenceOf(`${stage.path}/${check.file}`);
        if (!reference) continue;
        const names = check.of.filter((name) => !isAsInReference(name, own, reference));
        const enums = reference.enums.filter(({ name }) => names.includes(name));
        if (names.length > 0) open.push({ check, names, own, enums });
        else judged.set(check, { kind: "passed" });
      }
      if (open.length > 0)
        for (const [check, checked] of await judgeOpen(stage, files, facts, open, found))
          judged.set(check, checked);
      return judged;
    },
  };
}

/** The compiler believes what a file declares, even if nothing gives it a value, or if it is about another file. */
function onlyDeclared(facts: ReadonlyMap<string, FileFacts>): Checked | undefined {
  const what = [...facts].flatMap(([file, { ambient = [], modules = [] }]) => [
    ...ambient.map((name) => `${name} of ${file} has no value: write it without "declare".`),
    ...modules.map((name) => `${file} declares what is in "${name}": remove that.`),
  ]);
  return what.length > 0 ? { kind: "missing", what } : undefined;
}

/** The track's files without those, outside of the stage, in which something is only declared, or that cannot be read. */
async function withoutDeclared(builder: Builder, stage: Stage, files: Files): Promise<Files> {
  const all = Object.entries(within(files, stage.track));
  const isOther = (path: string) => !path.startsWith(`${stage.path}/`) && !path.endsWith(".json");
  const groups = new Map<string, Record<string, string>>();
  for (const [path, text] of all) {
    if (!isOther(path)) continue;
    const folder = path.split("/")[1]!;
    groups.set(folder, { ...groups.get(folder), [path]: text });
  }
  const facts = await builder.facts([...groups.values()]);
  const isBelieved = (path: string) => {
    const read = facts.get(path);
    return read && !(read.unreadable ?? read.ambient ?? read.modules);
  };
  return Object.fromEntries(all.filter(([path]) => !isOther(path) || isBelieved(path)));
}

/** The name of one of Node's modules, in quotes. What it gives would otherwise be unknown. */
const OF_NODE =
  /["'](?:node:[\w/]+|(?:readline|fs|timers)(?:\/promises)?|events|os|path|process|util)["']/;

/** What the contracts of all stages share. */
const SHARED = "graders/contract.ts";

function contractOf(stage: Stage): string {
  return `graders/${stage.path}/${CONTRACT}`;
}

/** TypeScript does not find a module. */
const NOT_FOUND = 2307;

function within(files: Files, track: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(`${track}/`)));
}

/** A struct that only its own file uses is exported for the contract. */
function withExports({ path }: Stage, files: Files, open: readonly Open[]): Files {
  const changed: Record<string, string> = { ...files };
  for (const { check, names, own } of open) {
    const place = `${path}/${check.file}`;
    const hidden = names.filter(
      (name) => own.types.some((type) => type.name === name) && !own.exports.includes(name),
    );
    if (hidden.length > 0) changed[place] += `\nexport type { ${hidden.join(", ")} };\n`;
  }
  return changed;
}

/** Comments by which a file hides its errors from the compiler. */
function withoutDirectives(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      text.replace(/@ts-(?=nocheck|ignore|expect-error)/g, "@no-"),
    ]),
  );
}

/** The compiler believes a cast; only the program shows whether there is anything behind it. */
function withValues({ check: { file }, enums }: Open, verdict: Checked, found?: Found): Checked {
  if (!found || verdict.kind !== "passed") return verdict;
  const hollow = enums.flatMap((wanted) => {
    const says = hollowSays(wanted, file, found);
    return says === undefined ? [] : [{ name: wanted.name, says }];
  });
  if (hollow.length === 0) return verdict;
  const what = hollow.map(({ says }) => says);
  return { kind: "missing", what, names: hollow.map(({ name }) => name) };
}

function verdictOn(
  { check: { file, text }, names, own }: Open,
  stage: Stage,
  answer: TypesAnswer,
  facts: ReadonlyMap<string, FileFacts>,
  source: string,
): Checked {
  switch (answer.kind) {
    case "unavailable":
      return { kind: "not checked", because: answer.why };
    case "gave up":
      return {
        kind: "missing",
        what: [`The compiler gave up on ${file}: ${answer.why}. Write them more simply.`],
      };
    case "checked": {
      const faults = answer.faults.filter((fault) => fault.file === contractOf(stage));
      const inside = answer.faults.filter((one) =>
        one.file.startsWith(`${EXERCISES}/${stage.path}/`),
      );
      const unknown = unknownIn(inside, names, [...facts.values()]);
      const broken = brokenSays(text, faults, file, names);
      if (broken.length + unknown.length === 0) return { kind: "passed" };
      const wrong = broken.map((says) =>
        says.replace(VALUES_OF, (all, name: string) =>
          names.includes(name) ? ` ${name} has ` : all,
        ),
      );
      const named = names.filter((name) => wrong.some((says) => says.includes(` ${name} `)));
      const found = named.flatMap((name) => {
        const declared = declaredAs(name, own);
        const line = lineOf(name, source);
        return declared === undefined ? [] : `${declared}${line ? ` in line ${line}` : ""}`;
      });
      const now = found.length > 0 ? [`Found in ${file}: ${found.join(", ")}.`] : [];
      // What is not understood may be about any of them.
      const about = unknown.length > 0 ? {} : { names: named };
      return { kind: "missing", what: [...broken, ...now, ...unknown], ...about };
    }
    default:
      return answer satisfies never;
  }
}

/** The values of an enum are its own fault: "Card has suit, a Suit: its four values are the numbers 0 to 3." */
const VALUES_OF = / \w+ has \w+, an? (\w+): its \w+ values are /;

/** The line, from 1, on which a name is declared, if it is declared at the beginning of a line. */
function lineOf(name: string, source: string): number | undefined {
  const words = "interface|class|type|enum|function|const|let";
  const at = source.search(
    new RegExp(`^(?:export )?(?:default )?(?:abstract |async )?(?:${words}) ${name}\\b`, "m"),
  );
  return at === -1 ? undefined : source.slice(0, at).split("\n").length;
}
