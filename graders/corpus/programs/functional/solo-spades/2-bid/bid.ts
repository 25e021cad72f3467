import { type Card, Suit } from "../1-deal/cards";
import { doing, type Player } from "../1-deal/player";
import { playersFrom, type Seat } from "../1-deal/ring";
import { askFor, either, wholeNumber } from "../1-deal/terminal";

const count = <T>(things: readonly T[], test: (thing: T) => boolean): number =>
  things.filter(test).length;

const computerBid = (hand: readonly Card[]): number => {
  const high = count(hand, ({ rank }) => rank > 12);
  const spades = count(hand, ({ suit }) => suit === Suit.Spades);
  return high + Math.max(0, spades - 3) || 1;
};

const askBid = (): Promise<number> =>
  askFor("Your bid, 0 to 13 (0 is nil): ", (answer) =>
    either(
      wholeNumber(answer, 13),
      "A bid is a whole number of tricks from 0 to 13; 0 is nil.",
    ),
  );

const say = (player: Player, bid: number): number => {
  console.log(`${doing(player, "bid")} ${bid}.`);
  return bid;
};

const takeBid = async (player: Player): Promise<void> => {
  player.bid = player.isHuman ? await askBid() : say(player, computerBid(player.hand));
};

const bidInTurn = async ([player, ...others]: readonly Player[]): Promise<void> => {
  if (!player) return;
  await takeBid(player);
  return bidInTurn(others);
};

const takeBids = ({ next }: Seat): Promise<void> => bidInTurn(playersFrom(next));

const showBids = (you: Seat): void => {
  const players = playersFrom(you);
  const list = players.map(({ name, bid }) => `${name} ${bid}`).join(", ");
  const together = players.map(({ bid }) => bid).reduce((a, b) => a + b);
  console.log(`Bids: ${list}. Together ${together}; there are 13 tricks.`);
};

export { askBid, computerBid, showBids, takeBids };
