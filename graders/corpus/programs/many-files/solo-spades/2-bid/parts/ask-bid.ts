import { ask, print } from "../../../../graders/toolkit/console";

const bids = new Map(Array.from({ length: 14 }, (_, bid) => [String(bid), bid]));

export async function askBid(): Promise<number> {
  const typed = (await ask("Your bid, 0 to 13 (0 is nil): ")).trim();
  const bid = bids.get(typed.replace(/^0+(?=\d)/, ""));
  if (bid === undefined) print("A bid is a whole number of tricks from 0 to 13; 0 is nil.");
  return bid ?? askBid();
}
