import { execSync } from "node:child_process";

console.log(execSync("id").toString());
