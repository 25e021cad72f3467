import { openSession } from "../engine/sandbox/session.ts";
import { openCorpus } from "./run-corpus.ts";

const session = openSession();
const corpus = openCorpus(session);
for (const p of corpus.programs) {
  if (process.argv[2] && !`${p.style} ${p.track.name}`.includes(process.argv[2])) continue;
  const t = performance.now();
  const g = await corpus.grade(p);
  console.log(
    p.style,
    p.track.name,
    g.stages,
    g.cases,
    "lost",
    g.lost,
    Math.round(performance.now() - t),
    "ms",
  );
  for (const s of g.says.slice(0, 3)) console.log("   ", s.slice(0, 400));
}
await corpus.close();
session.close();
