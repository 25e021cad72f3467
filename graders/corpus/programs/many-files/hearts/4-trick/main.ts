import { print } from "#toolkit/console.ts";
import { seatPlayers } from "./players.ts";
import { askAnother, askLeader } from "./questions/index.ts";
import { Table } from "./table.ts";
import { watchTrick } from "./watch.ts";

const players = seatPlayers();
const table = new Table(players);
let leader = await askLeader(players);
let another: boolean;
do {
  print();
  leader = await watchTrick(table, leader);
  print();
  another = await askAnother();
} while (another);
