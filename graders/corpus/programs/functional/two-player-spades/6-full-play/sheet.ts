import type { Player, Players } from "./players";

const row = ([name, ...columns]: readonly (string | number)[]): string =>
  `${name}`.padEnd(12) + columns.map((column) => `${column}`.padStart(8)).join("");

const playerRow = ({ name, bid, tricks, points, total }: Player): string =>
  row([name, bid, tricks, points, total]);

const showScoreSheet = (number: number, { human, computer }: Players): void =>
  [
    "",
    `Score sheet after hand ${number}`,
    row(["", "Bid", "Tricks", "Points", "Total"]),
    playerRow(human),
    playerRow(computer),
  ].forEach((line) => console.log(line));

const showTie = (total: number): void =>
  console.log(`\nYou are tied at ${total}. The first hand that leaves you unequal ends the game.`);

const showWinner = ({ human, computer }: Players): void => {
  const [winner, loser] = [human, computer].toSorted((a, b) => b.total - a.total);
  const verb = winner === human ? "win" : "wins";
  console.log(`\n${winner!.name} ${verb} the game by ${winner!.total} to ${loser!.total}.`);
};

export { showScoreSheet, showTie, showWinner };
