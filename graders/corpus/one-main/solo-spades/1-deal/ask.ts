import input from "./input.cts";

export var ask: (prompt: string) => string = input.ask;

export function askSeed() {
	for (var s; ; console.log("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.")) {
		s = ask("Seed: ");
		if (s == "") return (Date.now() / 1000) >>> 0;
		if (/^\d+$/.test(s) && +s < 2 ** 32) return +s;
	}
}
