import { type Card, cardName } from "../1-deal/cards";
import { doing, type Player } from "../1-deal/player";
import { playersFrom, type Seat, seatsFrom } from "../1-deal/ring";
import { showHand } from "../2-bid/hand";
import { brokenAfter } from "../3-legal-plays/legal";
import { askCard } from "../3-legal-plays/questions";
import { emptyQueue, enqueue, type Queue } from "../4-trick/queue";
import { bestPlay, gather } from "../4-trick/trick";
import { computerCard } from "./computer";

type Table = { readonly you: Seat; readonly trick: Queue; leader: Seat; spadesBroken: boolean };

const newTable = (you: Seat, dealer: Seat): Table => {
  playersFrom(you).forEach((player) => Object.assign(player, { tricks: 0 }));
  return { you, trick: emptyQueue(), leader: dealer.next, spadesBroken: false };
};

const humanCard = (player: Player, { trick, spadesBroken }: Table): Promise<Card> => {
  showHand(player);
  return askCard(player.hand, trick.front?.play.card, spadesBroken);
};

const chooseCard = async (player: Player, table: Table): Promise<Card> => {
  if (player.isHuman) return humanCard(player, table);
  const card = computerCard(player, table.trick, table.spadesBroken);
  console.log(`${doing(player, "play")} ${cardName(card)}.`);
  return card;
};

const playCard = async (seat: Seat, table: Table): Promise<void> => {
  const { player } = seat;
  const card = await chooseCard(player, table);
  player.hand = player.hand.filter((other) => other !== card);
  enqueue(table.trick, { seat, card });
  if (brokenAfter(card, table.spadesBroken) === table.spadesBroken) return;
  table.spadesBroken = true;
  console.log("Spades are broken.");
};

const showTricks = (you: Seat): void =>
  console.log(
    `Tricks: ${playersFrom(you)
      .map(({ name, tricks, bid }) => `${name} ${tricks} of ${bid}`)
      .join(", ")}.`,
  );

const playTrick = async (number: number, table: Table): Promise<void> => {
  console.log(`\nTrick ${number}. ${doing(table.leader.player, "lead")}.`);
  await seatsFrom(table.leader).reduce(
    (before, seat) => before.then(() => playCard(seat, table)),
    Promise.resolve(),
  );
  table.leader = bestPlay(gather(table.trick)).seat;
  table.leader.player.tricks++;
  console.log(`${doing(table.leader.player, "take")} the trick.`);
  showTricks(table.you);
};

export { newTable, playTrick, type Table };
