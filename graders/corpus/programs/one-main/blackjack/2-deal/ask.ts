import { createRequire } from "node:module";

// all the input, for every stage from here on
var require: any = createRequire(import.meta.url);
var fs = require("node:fs");
var lines: string[] = fs.readFileSync(0, "utf8").split(/\r?\n/);
if (lines[lines.length - 1] === "") lines.length--;

export function question(prompt: string): string {
	process.stdout.write(prompt);
	var line = lines.shift();
	if (line === undefined) {
		process.stderr.write("\nThe input ended at \"" + prompt.trim() + "\".\n");
		process.exit(1);
	}
	return line.trim();
}

export function seed(): number {
	do {
		var s = question("Seed: ");
		if (!s) return (Date.now() / 1000) >>> 0;
		if (!/[^0-9]/.test(s) && Number(s) <= 4294967295) return Number(s);
		console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
	} while (true);
}

export async function askHit(): Promise<boolean> {
	again: while (true) {
		switch (question("Hit or stand? [h/s] ")) {
			case "h": case "H": return true;
			case "s": case "S": return false;
			default:
				console.log("Please type h to hit or s to stand.");
				continue again;
		}
	}
}
