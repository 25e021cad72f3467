import { Card, Suit } from "../1-cards/card";
import type { Ask } from "../2-deal/console";
import { askUntil, good, wrong, type Reading } from "./ask-until";
import type { Objection, Player } from "./player";

const NOT_A_CARD = "Not a card. Type a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S).";

const readCards =
  (fewest: number, most: number) =>
  (line: string): Reading<readonly Card[]> => {
    const cards = line.split(/\s+/).filter(Boolean).map(Card.parse);
    const known = cards.filter((card): card is Card => card !== undefined);
    const different = new Set(known.map(String)).size;
    return different === cards.length && different >= fewest && different <= most
      ? good(known)
      : wrong(`Please type ${fewest} to ${most} different cards, as in 2C TD QS.`);
  };

const SUITS: Readonly<Record<string, Suit>> = {
  C: Suit.Clubs,
  D: Suit.Diamonds,
  H: Suit.Hearts,
  S: Suit.Spades,
};

const readSuit = (line: string): Reading<Suit | undefined> => {
  const letter = line.trim().toUpperCase();
  return letter === "" || Object.keys(SUITS).includes(letter)
    ? good(SUITS[letter])
    : wrong("Please type C, D, H or S, or nothing if you lead.");
};

const readCard =
  (player: Player, led?: Suit) =>
  (line: string): Reading<Card> => {
    const card = Card.parse(line);
    if (!card) return wrong(NOT_A_CARD);
    const says: Readonly<Record<Objection, string>> = {
      "not held": `You do not hold ${card}.`,
      "must follow suit": "You must follow suit.",
    };
    const objection = player.objection(card, led);
    return objection
      ? wrong(`${says[objection]} You may play ${player.legalCards(led).join(" ")}.`)
      : good(card);
  };

const askCards = (ask: Ask, prompt: string, fewest: number, most: number): Promise<readonly Card[]> =>
  askUntil(ask, prompt, readCards(fewest, most));

const askSuitLed = (ask: Ask): Promise<Suit | undefined> =>
  askUntil(ask, "Suit led (C, D, H, S, or nothing if you lead): ", readSuit);

const askCard = (ask: Ask, player: Player, led?: Suit): Promise<Card> =>
  askUntil(ask, "Which card do you play? ", readCard(player, led));

export { NOT_A_CARD, askCard, askCards, askSuitLed };
