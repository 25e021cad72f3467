import { writeFileSync } from "node:fs";

writeFileSync("/deck/program.mjs", "console.log('The deck:')");
console.log("written");
