// %s and %d as in C
const util = require("node:util") as typeof import("node:util");

function say(format: string, ...values: unknown[]): void {
	console.log(util.format(format, ...values));
}

export = say;
