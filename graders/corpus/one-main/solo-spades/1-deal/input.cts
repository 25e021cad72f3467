// the only file that knows where the answers come from
const fs = require("node:fs") as typeof import("node:fs");

let text = fs.readFileSync(0, "utf8");

function ask(prompt: string): string {
	process.stdout.write(prompt);
	if (text === "") {
		process.stderr.write("\nSorry, the input is over.\n");
		process.exit(1);
	}
	let end = text.indexOf("\n");
	if (end < 0) end = text.length;
	const line = text.slice(0, end);
	text = text.slice(end + 1);
	return line.trim();
}

export = { ask };
