import * as ts from "typescript";
import { PROJECT } from "#compiled/compiled.cjs";
import { findPlace } from "../engine/diagnose/place.ts";
import { openRunner, programOf } from "../engine/execute/run.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { judge } from "../engine/judge/verdict.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { typedLines } from "../engine/text/transcript.ts";
import { applyMistake, loadMistakes } from "../engine/workbook/authored.ts";
import { discover, transcriptsOf } from "../engine/workbook/workbook.ts";

const [only, name] = process.argv.slice(2);
const wb = discover(PROJECT);
const session = openSession();
const grader = openGrader({ ...session, times: { ...session.times, cpuMs: 400 } }, wb);
const runner = openRunner({ ...session, times: { ...session.times, cpuMs: 400, wallMs: 4000, idleMs: 500 } });
const tally: Record<string, number> = {};
const times: number[] = [];
for (const track of wb.tracks)
  for (const stage of track.stages) {
    if (stage.tests || (only && !stage.path.startsWith(only))) continue;
    for (const mistake of await loadMistakes(wb, stage)) {
      if (name && mistake.name !== name) continue;
      const files = Object.fromEntries(Object.entries(applyMistake(grader.solutions, stage, mistake)).filter(([p]) => p.startsWith(`${track.name}/`)));
      const wanted = new Set<string>();
      for (const { file, find } of mistake.edits) {
        const text = grader.solutions[`${stage.path}/${file}`]!;
        const at = text.indexOf(find);
        const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.ESNext, true);
        const inside = source.statements.filter((s) => s.end > at && s.getFullStart() < at + find.length && (s.getStart() < at + find.length));
        for (const s of inside) {
          if (file === "main.ts") wanted.add("main");
          else if ((ts.isFunctionDeclaration(s) || ts.isClassDeclaration(s)) && s.name) wanted.add(s.name.text);
          else if (ts.isVariableStatement(s)) wanted.add(s.declarationList.declarations[0]!.name.getText());
        }
      }
      const build = (await grader.builder.build({ files, stages: [stage.path] })).get(stage.path);
      if (build?.kind !== "built") continue;
      const program = programOf(stage.path, build);
      const cases = transcriptsOf(stage);
      const runs = await runner.run([program], cases.map(({ transcript }) => ({ program: stage.path, lines: typedLines(transcript) })));
      const failing = cases.flatMap((one, at) => judge(one.transcript, runs[at]!).kind === "passed" ? [] : [{ one, run: runs[at]! }]);
      if (failing.length === 0) { tally.nofail = (tally.nofail ?? 0) + 1; continue; }
      const t = performance.now();
      const switched = await grader.builder.switched({ files, given: Object.fromEntries(Object.entries(grader.starters).filter(([p]) => p.startsWith(`${track.name}/`))), stage: stage.path });
      const t1 = performance.now(); const place = switched && (await findPlace(switched, failing, runner));
      const t2 = performance.now(); times.push(t2 - t); if (process.env.T) console.log('build', (t1-t).toFixed(0), 'runs', (t2-t1).toFixed(0), switched?.code.length);
      const got = !place ? "none" : place.kind === "declarations" ? place.slots.map((s) => s.name).join("+") : place.kind === "file" ? `file ${place.file}` : "main";
      const want = [...wanted].join("+");
      const kind = !place ? (switched ? "none" : "unbuilt") : place.kind !== "declarations" ? place.kind : place.slots.every((s) => wanted.has(s.name)) ? (place.slots.length > 1 ? "pair right" : "right") : wanted.has("main") && place.slots.every((s) => s.file.endsWith("main.ts")) ? "in main" : "WRONG";
      tally[kind] = (tally[kind] ?? 0) + 1;
      if (kind !== "right" && kind !== "in main") console.log(stage.path, mistake.name, "| wanted", want, "| got", got, kind, switched?.slots.length);
    }
  }
times.sort((a, b) => a - b);
console.log(tally, "median", times[times.length >> 1], "p95", times[Math.floor(times.length * 0.95)], "max", times.at(-1));
await runner.close();
await grader.close();
session.close();
