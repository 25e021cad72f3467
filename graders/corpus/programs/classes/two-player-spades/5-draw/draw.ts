import { Card, type Deck, Hand } from "../1-structs/structs.ts";
import { Console } from "../3-shuffle/console.ts";
import { cardName } from "../4-display/display.ts";

const HAND_SIZE = 13;

class KeepQuestion {
  static readonly #again = "Enter either Y for Yes (keep it) or N for No (discard it):  ";
  static readonly #answers = new Map([
    ["Y", true],
    ["N", false],
  ]);

  constructor(private readonly card: Card) {}

  async answer(): Promise<boolean> {
    let prompt = `You drew ${cardName(this.card)}. Do you keep it (Y or N)? `;
    let keeps: boolean | undefined;
    do {
      keeps = KeepQuestion.#answers.get((await Console.ask(prompt)).toUpperCase());
      Console.print();
      prompt = KeepQuestion.#again;
    } while (keeps === undefined);
    return keeps;
  }
}

/** Somebody whose turn it is to draw. */
abstract class Drawer {
  constructor(
    protected readonly deck: Deck,
    readonly hand: Hand = emptyHand(),
  ) {}

  abstract takeTurn(): void | Promise<void>;

  protected get nextCard(): Card {
    return drawCard(this.deck);
  }
}

class Human extends Drawer {
  override async takeTurn(): Promise<void> {
    const first = this.nextCard;
    const keepsFirst = await askKeep(first);
    const second = this.nextCard;
    addCard(this.hand, keepsFirst ? first : second);
    const fate = keepsFirst ? "discarded" : "drew and kept";
    Console.print(`You ${fate} ${cardName(second)}.`);
  }
}

class Computer extends Drawer {
  override takeTurn(): void {
    addCard(this.hand, this.nextCard);
    void this.nextCard;
  }
}

export function emptyHand(): Hand {
  return new Hand(Array.from({ length: HAND_SIZE }, () => new Card()));
}

export function drawCard(deck: Deck): Card {
  if (deck.index >= deck.cards.length) throw new RangeError("no card left to draw");
  return deck.cards[deck.index++]!;
}

export function addCard(hand: Hand, card: Card): void {
  if (hand.count >= HAND_SIZE) throw new RangeError("no room for another card");
  hand.cards[hand.count++] = card;
}

export function askKeep(card: Card): Promise<boolean> {
  return new KeepQuestion(card).answer();
}

export function humanDraws(deck: Deck, hand: Hand): Promise<void> {
  return new Human(deck, hand).takeTurn();
}

export function computerDraws(deck: Deck, hand: Hand): void {
  new Computer(deck, hand).takeTurn();
}

export async function drawHands(
  deck: Deck,
  humanFirst: boolean,
): Promise<{ human: Hand; computer: Hand }> {
  const human = new Human(deck);
  const computer = new Computer(deck);
  const order: Drawer[] = humanFirst ? [human, computer] : [computer, human];
  while (deck.index < deck.cards.length) {
    for (const drawer of order) await drawer.takeTurn();
  }
  return { human: human.hand, computer: computer.hand };
}

export function printHand(hand: Hand): void {
  let line = "Your hand is:";
  for (let place = 0; place < hand.count; place++) line += ` ${cardName(hand.cards[place]!)}`;
  Console.print(line);
}
