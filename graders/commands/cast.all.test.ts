/** The recordings, made as a person would make them. Each is a process, since its output is what is tested. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tinyReview, tinyWorkbook, type WorkbookFiles } from "../engine/for-tests/tiny-workbook.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { afterAllTests, ownWorkbook, run, runProcess } from "./run-for-tests.ts";

const after = afterAllTests();
const workbook = (files: WorkbookFiles = {}) =>
  ownWorkbook({ ...tinyWorkbook(), ...tinyReview(), ...files }, after);

type Event = readonly [seconds: number, kind: string, data: string];

/** Reads a recording as a player does: a header, then events. */
function parseCast(text: string) {
  expect(text.endsWith("\n")).toBe(true);
  const [header, ...events] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  return { header, events: events as Event[] };
}

describe.concurrent("demo --cast", () => {
  test("records the program with a case's input, always the same, without waiting", async () => {
    const root = workbook();
    const args = ["demo", "tiny/2", "--replay", "refuses-a-wrong-number", "--cast"];
    const one = discover(root).tracks[0]!.stages[1]!.cases.find(
      ({ name }) => name === "refuses-a-wrong-number",
    )!;
    if (one.kind !== "transcript") throw new Error("It is a transcript.");
    const { parts } = one.transcript;
    const screen = parts.map((part) => (part.kind === "shown" ? part.text : `${part.line}\n`));
    const printed = parts.map((part) => (part.kind === "shown" ? part.text : ""));

    const { status, out, err } = await runProcess(root, [...args, "a.cast"]);
    expect({ status, out, err }).toEqual({
      status: 0,
      out: printed.join(""),
      err: "\nRecorded: a.cast, 2.2 s.\n",
    });
    const text = readFileSync(join(root, "a.cast"), "utf8");
    const { header, events } = parseCast(text);
    expect(header).toEqual({
      version: 2,
      width: 80,
      height: 24,
      title: "Tiny 2: Roll (refuses-a-wrong-number)",
    });
    const shown = events.map(([, , data]) => data).join("");
    expect(shown).toBe(screen.join("").replaceAll("\n", "\r\n"));
    expect(new Set(events.map(([, kind]) => kind))).toEqual(new Set(["o"]));
    const times = events.map(([at]) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    // Each key comes separately: those of "7", "ten" and "1".
    const keys = events.map(([, , data]) => data).filter((data) => data.length === 1);
    expect(keys.join("")).toBe("7ten1");

    expect(await runProcess(root, [...args, "-"])).toEqual({ status: 0, out: text, err: "" });
    expect(await runProcess(root, [...args, "a.cast"])).toEqual({
      status: 2,
      out: "",
      err: "a.cast exists already; choose a different file, or add --force to replace it.\n",
    });
    expect((await runProcess(root, [...args, "a.cast", "--force"])).status).toBe(0);
    expect(readFileSync(join(root, "a.cast"), "utf8")).toBe(text);
  });

  test("records input from a pipe, and keeps the program's exit status", async () => {
    const root = workbook();
    const { status, out } = await runProcess(root, ["demo", "tiny/2", "--cast", "p.cast"], "100\n");
    expect([status, out]).toEqual([1, "Good evening, everyone.\nSeed: How many dice? "]);
    const { events } = parseCast(readFileSync(join(root, "p.cast"), "utf8"));
    expect(events.map(([, , data]) => data)).toEqual([
      "Good evening, everyone.\r\nSeed: ",
      "1",
      "0",
      "0",
      "\r\nHow many dice? ",
    ]);
    expect(await runProcess(root, ["demo", "tiny/2", "--cast", "-"], "100\n3\n")).toEqual({
      status: 2,
      out: "",
      err: "--cast - needs --replay, because without it the game uses standard output. Choose a file instead.\n",
    });
  });

  const record = async (root: string, ...words: string[]) => {
    const { status, out, err } = await runProcess(root, ["demo", ...words, "--cast", "-"]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    return { text: out, ...(parseCast(out) as { header: { title: string }; events: Event[] }) };
  };

  test("plays a case worth showing if none is named, and a track's whole game", async () => {
    const root = workbook();
    const named = await record(root, "tiny/2", "--replay", "rolls-three");
    // The other transcript is one of refused answers.
    expect((await record(root, "tiny/2", "--replay")).text).toBe(named.text);
    expect((await record(root, "--replay", "tiny/2")).text).toBe(named.text);
    expect((await record(root, "tiny", "--replay")).text).toBe(named.text);
    const other = workbook({
      "graders/tiny/1-greet/stage.json":
        '{ "title": "Greet", "learned": "You can greet.", "points": 25, "demo": "greets" }',
    });
    expect((await record(other, "tiny", "--replay")).header.title).toBe("Tiny 1: Greet (greets)");
  });

  test("types and pauses at the given speed", async () => {
    const root = workbook();
    const usual = await record(root, "tiny/2", "--replay");
    const quick = await record(root, "tiny/2", "--replay", "--speed", "2");
    const halved = usual.events.map(([at, kind, data]) => [at / 2, kind, data] as const);
    expect(quick.events).toEqual(halved.map(([at, ...rest]) => [expect.closeTo(at, 5), ...rest]));
    const { status, err } = await run(root, ["demo", "tiny/2", "--speed", "0"]);
    expect([status, err]).toEqual([
      2,
      "--speed cannot be 0: A speed is a number from 0.1 to 100. See npm run demo -- --help\n",
    ]);
  });

  test("leaves no file if the program does not build", async () => {
    const root = workbook({ "solutions/tiny/1-greet/greet.ts": "const = 1;\n" });
    const { status, out } = await runProcess(root, ["demo", "tiny/1", "--cast", "b.cast"]);
    expect([status, out]).toEqual([1, ""]);
    expect(readdirSync(root).filter((name) => name.includes("cast"))).toEqual([]);
  });
});
