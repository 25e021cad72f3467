import { print } from "#toolkit/console.ts";

let index = 51;
while (index >= -1) {
  print(`Card ${index}`);
  if (index > 0) index--;
}
