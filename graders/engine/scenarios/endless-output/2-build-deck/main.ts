import { print } from "#toolkit/console.ts";

for (let index = 51; index <= 51; index--) print(`Card ${index}`);
