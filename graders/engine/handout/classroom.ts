/**
 * What GitHub needs in the students' edition: the workflow that grades each push for GitHub Classroom, and the container
 * of Codespaces.
 *
 * @module
 */
import { stringify } from "yaml";
import type { Track } from "../workbook/workbook.ts";

/** `.github/workflows/classroom.yml`: a step for each track, and the reporter that adds up their points. */
export function classroomWorkflow(tracks: readonly Track[]): string {
  const idOf = ({ name }: Track) => name.replaceAll("-", "_");
  const ids = tracks.map(idOf);
  const results = ids.map((id) => [
    `${id.toUpperCase()}_RESULTS`,
    `\${{ steps.${id}.outputs.result }}`,
  ]);
  return stringify({
    name: "Autograding",
    on: { push: {}, workflow_dispatch: {}, repository_dispatch: {} },
    permissions: { checks: "write", actions: "read", contents: "read" },
    jobs: {
      // The reporter looks for a check of this name.
      "run-autograding-tests": {
        "runs-on": "ubuntu-latest",
        "timeout-minutes": 15,
        // What Classroom itself pushes is nobody's work.
        if: "github.actor != 'github-classroom[bot]'",
        steps: [
          { uses: "actions/checkout@v4", with: { "persist-credentials": false } },
          { uses: "actions/setup-node@v4", with: { "node-version": 22, cache: "npm" } },
          { run: "npm ci" },
          ...tracks.map((track) => ({
            name: track.title,
            id: idOf(track),
            // The reporter says whether it passes.
            "continue-on-error": true,
            run: `npm run -s check -- ${track.name} --github`,
          })),
          {
            name: "Points",
            uses: "classroom-resources/autograding-grading-reporter@v1",
            env: Object.fromEntries(results),
            with: { runners: ids.join(",") },
          },
        ],
      },
    },
  });
}

/** `.devcontainer/devcontainer.json`: everything is installed when a student opens it. */
export const DEV_CONTAINER = {
  name: "Deckwork",
  image: "mcr.microsoft.com/devcontainers/typescript-node:22",
  postCreateCommand: "npm ci",
  customizations: { codespaces: { openFiles: ["README.md"] } },
};
