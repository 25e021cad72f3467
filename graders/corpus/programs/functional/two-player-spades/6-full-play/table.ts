import type { Card } from "../1-structs/structs";
import { cardName } from "../4-display/display";
import { printHand } from "../5-draw/draw";
import { computerBid, computerCard } from "./computer";
import { without } from "./hand";
import type { Player, Players } from "./players";
import { askBid, askCard } from "./questions";
import { followerTakes } from "./trick";

type Played = Readonly<{ card: Card; player: Player }>;
type Trick = Readonly<{ players: Players; humanTakes: boolean }>;

const makeBids = async ({ human, computer }: Players, humanDeals: boolean): Promise<Players> => {
  console.log();
  printHand(human.hand);
  const early = humanDeals ? await askBid() : undefined;
  const computers = computerBid(computer.hand);
  console.log(`The computer bids ${computers}.`);
  const bid = early ?? (await askBid());
  return { human: { ...human, bid }, computer: { ...computer, bid: computers } };
};

const plays = (player: Player, card: Card): Played => ({
  card,
  player: { ...player, hand: without(player.hand, card) },
});

const humanPlays = async (human: Player, led?: Card): Promise<Played> => {
  printHand(human.hand);
  return plays(human, await askCard(human.hand, led));
};

const computerPlays = (computer: Player, led?: Card): Played =>
  plays(computer, computerCard(computer.hand, led));

const humanLeadsTo = async (number: number, { human, computer }: Players): Promise<Trick> => {
  console.log(`\nTrick ${number}. You lead.`);
  const led = await humanPlays(human);
  const played = computerPlays(computer, led.card);
  console.log(`The computer plays ${cardName(played.card)}.`);
  return {
    players: { human: led.player, computer: played.player },
    humanTakes: !followerTakes(led.card, played.card),
  };
};

const computerLeadsTo = async (number: number, { human, computer }: Players): Promise<Trick> => {
  const led = computerPlays(computer);
  console.log(`\nTrick ${number}. The computer leads ${cardName(led.card)}.`);
  const played = await humanPlays(human, led.card);
  return {
    players: { human: played.player, computer: led.player },
    humanTakes: followerTakes(led.card, played.card),
  };
};

const counted = ({ players: { human, computer }, humanTakes }: Trick): Trick => ({
  players: {
    human: { ...human, tricks: human.tricks + (humanTakes ? 1 : 0) },
    computer: { ...computer, tricks: computer.tricks + (humanTakes ? 0 : 1) },
  },
  humanTakes,
});

const playTrick = async (
  number: number,
  before: Players,
  humanLeads: boolean,
): Promise<Trick> => {
  const trick = counted(await (humanLeads ? humanLeadsTo : computerLeadsTo)(number, before));
  const { human, computer } = trick.players;
  console.log(
    [
      trick.humanTakes ? "You take the trick." : "The computer takes the trick.",
      `Tricks: you ${human.tricks} (bid ${human.bid}),`,
      `the computer ${computer.tricks} (bid ${computer.bid}).`,
    ].join(" "),
  );
  return trick;
};

export { makeBids, playTrick };
