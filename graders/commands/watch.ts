import { takeSignals } from "../engine/box/ending.ts";
import { openSession } from "../engine/box/session.ts";
import { watchStage } from "../engine/desk/watch-stage.ts";
import { discover } from "../engine/discover/discover.ts";
import { findStage } from "../engine/discover/find-stage.ts";
import { openGrader } from "../engine/grade/grade.ts";
import { renderStage } from "../engine/report/terminal.ts";
import { passed } from "../engine/score/score.ts";
import { type Define, DONE } from "./command.ts";

const CLEAR = "\x1b[2J\x1b[3J\x1b[H";

/** `watch <stage>`: grades the stage on every save, until Ctrl-C. */
export const define: Define = (program, { root, io }, finish) => {
  program.argument("<stage>", "the stage to grade on every save").action(async (name: string) => {
    const workbook = discover(root);
    const { track, stage } = findStage(workbook, name);
    const session = openSession();
    const grader = openGrader(session, workbook);
    const stopped = new Promise<void>((resolve, reject) => {
      takeSignals(["SIGINT"], () => resolve());
      const watching = watchStage(
        grader,
        workbook,
        track,
        stage,
        (result) => {
          io.out(`${io.interactive ? CLEAR : ""}${renderStage(result, io)}`);
          if (passed(result)) io.out(`${stage.learned}\n`);
          io.out(
            `\nWatching exercises/${track.name}; save a file to check again, Ctrl-C to stop.\n`,
          );
        },
        reject,
      );
      void watching;
    });
    try {
      await stopped;
    } finally {
      await grader.close();
      session.close();
    }
    finish(DONE);
    // The watcher and the terminal would hold the process; there is nothing left to wait for.
    process.exit(DONE);
  });
};
