console.log("The deck:\r");
let row: string[] = [];
for (let rank = 14; rank >= 2; rank--) {
  for (let suit = 3; suit >= 0; suit--) {
    row.push(`${rank}:${suit}`);
    if (row.length === 13) {
      console.log(`${row.join(" ")}\r`);
      row = [];
    }
  }
}
console.log("Next card: index 0\r\n\r\n");
