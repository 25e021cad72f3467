import type { Card } from "../../1-deal/cards.ts";
import { highest, lowest } from "./order.mts";

export interface Options {
  /** The legal cards that beat the best card, and those that do not. */
  takers: Card[];
  losers: Card[];
}

type Strategy = (options: Options) => Card;

/** What to do, by what the computer wants and by what it can do. */
const strategies: Record<"wants" | "shuns", Record<"lead" | "none" | "some" | "all", Strategy>> = {
  wants: {
    lead: ({ losers }) => highest(losers),
    none: ({ losers }) => lowest(losers),
    some: ({ takers }) => lowest(takers),
    all: ({ takers }) => lowest(takers),
  },
  shuns: {
    lead: ({ losers }) => lowest(losers),
    none: ({ losers }) => highest(losers),
    some: ({ losers }) => highest(losers),
    all: ({ takers }) => lowest(takers),
  },
};

export default strategies;
