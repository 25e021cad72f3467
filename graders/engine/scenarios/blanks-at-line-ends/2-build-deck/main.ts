import { print } from "#toolkit/console.ts";

print("The deck:");
let row: string[] = [];
for (let rank = 14; rank >= 2; rank--) {
  for (let suit = 3; suit >= 0; suit--) {
    row.push(`${rank}:${suit}`);
    if (row.length === 13) {
      print(`${row.join(" ")} \t`);
      row = [];
    }
  }
}
print("Next card: index 0  ");
