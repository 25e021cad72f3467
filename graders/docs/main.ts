/**
 * `npm run docs`: builds the website: the lessons, the guides, and the API. Open `site/index.html` without a server.
 *
 * With `--no-play`, it has no programs of the reference, as a site for a handout must be.
 *
 * A warning of typedoc, or a broken link, is an error: exit status 1.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { buildSite } from "./build-site.ts";

/** GitHub says in a workflow which repository it is. */
function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv) {
  return server && name ? { repository: `${server}/${name}` } : {};
}

const root = fileURLToPath(new URL("../..", import.meta.url));
try {
  const problems = await buildSite(root, join(root, "site"), {
    play: !process.argv.includes("--no-play"),
    ...repositoryOf(process.env),
  });
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("The site is built: open site/index.html in a browser.");
  else {
    console.error(
      `\nThe site is built into site/, but ${problems.length === 1 ? "one thing" : `${problems.length} things`} above must be fixed.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof WorkbookError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
