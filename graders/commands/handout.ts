import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { openGrader } from "../engine/grade/grader.ts";
import { studentEdition } from "../engine/handout/student-edition.ts";
import { listOf } from "../engine/report/phrases.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { keep, prose } from "../engine/text/look.ts";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { discover, type Track, type Workbook } from "../engine/workbook/workbook.ts";
import { writeZip, type ZipMember } from "../engine/workbook/write-zip.ts";
import { type Define, DONE } from "./command.ts";

interface Options {
  readonly out: string;
}

/** `handout [track …]`: makes the students' edition. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[track...]", "the tracks to give out; without any, all of them")
    .option("--out <place>", "the folder to make, or an archive whose name ends in .zip", "handout")
    .action(async (names: string[], { out }: Options) => {
      const workbook = discover(root);
      const tracks = tracksNamed(workbook, names);
      const place = resolve(out);
      refuseFull(place, out);
      const session = openSession({ hidden: [root, place] });
      const grader = openGrader(session, workbook);
      try {
        const files = await studentEdition(workbook, grader, tracks);
        await write(place, files);
        const titles = listOf(tracks.map(({ title }) => title));
        for (const sentence of [
          `${keep(relative(process.cwd(), place) || ".")} is the students' edition of ${titles}, without solutions.`,
          "Push it to a repository of its own, and make that a template for your students.",
        ])
          io.out(`${prose(io, sentence, { indent: "" }).join("\n")}\n`);
        finish(DONE);
      } finally {
        await grader.close();
        session.close();
      }
    });
};

function tracksNamed(workbook: Workbook, names: readonly string[]): readonly Track[] {
  if (names.length === 0) return workbook.tracks;
  const chosen = new Set(
    names.map((name) => {
      const { track, whole } = findNamed(workbook, name);
      if (whole) return track;
      throw new WorkbookError(
        `${name} is a stage, and only whole tracks are given out; name ${track.name}.`,
      );
    }),
  );
  return workbook.tracks.filter((track) => chosen.has(track));
}

/** What is there already may be a student's, or an older edition with files that are no longer given out. */
function refuseFull(place: string, named: string): void {
  if (!existsSync(place)) return;
  if (place.endsWith(".zip"))
    throw new WorkbookError(`${named}: this file exists; remove it, or choose another with --out.`);
  let isEmpty = false;
  try {
    isEmpty = readdirSync(place).filter((name) => name !== ".git").length === 0;
  } catch {
    // It is not a folder.
  }
  if (!isEmpty)
    throw new WorkbookError(
      `${named}: there is something already; remove it (all but .git), or choose another place with --out.`,
    );
}

async function write(place: string, files: readonly ZipMember[]): Promise<void> {
  try {
    if (place.endsWith(".zip")) {
      await mkdir(dirname(place), { recursive: true });
      return await writeZip(place, files);
    }
    for (const { path, content } of files) {
      const file = join(place, path);
      await mkdir(dirname(file), { recursive: true });
      if ("file" in content) await copyFile(content.file, file);
      else await writeFile(file, content.text);
    }
  } catch (error) {
    throw new WorkbookError(
      `${place}: cannot be written (${codeOf(error)}); choose another place with --out.`,
    );
  }
}
