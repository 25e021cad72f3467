import fs from "node:fs";

var text = fs.readFileSync(0, "utf8");

export function ask(prompt: string) {
	process.stdout.write(prompt);
	if (text === "") {
		process.stderr.write("\nSorry, the input is over.\n");
		process.exit(1);
	}
	var end = text.indexOf("\n");
	if (end < 0) end = text.length;
	var line = text.slice(0, end);
	text = text.slice(end + 1);
	return line.trim();
}

export function askSeed() {
	for (var s; ; console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.")) {
		s = ask("Seed: ");
		if (s == "") return (Date.now() / 1000) >>> 0;
		if (/^\d+$/.test(s) && +s < 2 ** 32) return +s;
	}
}
