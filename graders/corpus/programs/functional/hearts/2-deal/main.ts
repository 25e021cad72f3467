import { rand, srand } from "#toolkit/random.ts";
import { Card, Suit } from "../1-cards/card";
import { Deck } from "../1-cards/deck";
import { ask, hangUp } from "./console";
import { Dealer } from "./dealer";
import type { Hand } from "./hand";
import { askSeed } from "./seed";

type Name = "East" | "South" | "West" | "North";
type Dealt = Readonly<{ name: Name; hand: Hand }>;

const NAMES: readonly Name[] = ["East", "South", "West", "North"];
const TWO_OF_CLUBS = new Card(2, Suit.Clubs);

const refusal = (attempt: () => void): string => {
  try {
    attempt();
    return "it is not refused";
  } catch (error) {
    return error instanceof RangeError ? "a RangeError" : "another error";
  }
};

const removals = ({ name, hand }: Dealt): readonly string[] => {
  hand.remove(TWO_OF_CLUBS);
  const without = `Without ${TWO_OF_CLUBS} that hand has ${hand.size} cards: ${hand}`;
  const again = refusal(() => hand.remove(TWO_OF_CLUBS));
  return [
    `${name} holds 2C and will lead.`,
    without,
    `${TWO_OF_CLUBS} removed once more: ${again}, and ${hand.size} cards.`,
  ];
};

const handOfPlay = (dealer: Dealer, number: number): readonly string[] => {
  const deck = new Deck();
  dealer.shuffle(deck);
  const dealt: readonly Dealt[] = dealer.deal(deck).map((hand, place) => ({ name: NAMES[place] as Name, hand }));
  const leader = dealt.find(({ hand }) => hand.has(TWO_OF_CLUBS));
  return [
    "",
    `Hand ${number}. North shuffles and deals.`,
    ...dealt.map(({ name, hand }) => `${name.padEnd(7)}${hand}  (${hand.size} cards)`),
    ...(leader ? removals(leader) : ["Nobody holds 2C."]),
  ];
};

srand(await askSeed(ask));
hangUp();
const dealer = new Dealer(rand);
[1, 2].forEach((number) => console.log(handOfPlay(dealer, number).join("\n")));
