import { print } from "#toolkit/console.ts";
import type { Card } from "../1-structs/structs.ts";
import { cardName } from "../4-display/display.ts";
import { printHand } from "../5-draw/draw.ts";
import { computerBid, computerCard } from "./computer.ts";
import { removeCard } from "./hand.ts";
import type { Players } from "./players.ts";
import { askBid, askCard } from "./questions.ts";
import { followerTakes } from "./trick.ts";

/** The table at which two players sit. */
export const createTable = ({ human, computer }: Players) => {
  const humanPlays = async (led?: Card): Promise<Card> => {
    printHand(human.hand());
    const card = await askCard(human.hand(), led);
    removeCard(human.hand(), card);
    return card;
  };

  const computerPlays = (led?: Card): Card => {
    const card = computerCard(computer.hand(), led);
    removeCard(computer.hand(), card);
    return card;
  };

  const bidders = {
    human: async () => human.bids(await askBid()),
    computer: async () => {
      const bid = computerBid(computer.hand());
      computer.bids(bid);
      print(`The computer bids ${bid}.`);
    },
  };

  const leaders = {
    async human(): Promise<boolean> {
      print("You lead.");
      const led = await humanPlays();
      const played = computerPlays(led);
      print(`The computer plays ${cardName(played)}.`);
      return !followerTakes(led, played);
    },
    async computer(): Promise<boolean> {
      const led = computerPlays();
      print(`The computer leads ${cardName(led)}.`);
      return followerTakes(led, await humanPlays(led));
    },
  };

  return {
    async makeBids(humanDeals: boolean): Promise<void> {
      print();
      printHand(human.hand());
      const order = humanDeals ? (["human", "computer"] as const) : (["computer", "human"] as const);
      for (const who of order) await bidders[who]();
    },
    leads: (humanLeads: boolean): Promise<boolean> => leaders[humanLeads ? "human" : "computer"](),
    tell(humanTakes: boolean): void {
      (humanTakes ? human : computer).takesTrick();
      const who = humanTakes ? "You take" : "The computer takes";
      print(`${who} the trick. Tricks: you ${human.soFar()}, the computer ${computer.soFar()}.`);
    },
  };
};
