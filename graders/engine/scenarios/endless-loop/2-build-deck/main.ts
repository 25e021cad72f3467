import { print } from "#toolkit/console.ts";

print("The deck:");
let index = 51;
while (index >= 0) {
  if (index > 60) index--;
}
