import { type Card, PlayingCard, Pip, Suit } from "../2-shuffle/cards.ts";
import { Question, Terminal } from "../2-shuffle/terminal.ts";

class WordError extends Error {}

class CardReader {
  readonly #seen = new Set<string>();

  static #read(word: string): Card | undefined {
    const suit = "CDHS".indexOf(word.at(-1) ?? "?");
    for (const pip of Pip.all()) {
      if (suit >= 0 && Pip.nameOf(pip) === word.substring(0, word.length - 1))
        return new PlayingCard(suit as Suit, pip);
    }
    return undefined;
  }

  read(word: string): Card {
    const card = CardReader.#read(word);
    if (!card) {
      throw new WordError(
        `${word} is not a card. Type A, 2 to 10, J, Q or K and then C, D, H or S: KC 7D 10S.`,
      );
    }
    if (this.#seen.has(word)) throw new WordError(`You typed ${word} twice.`);
    this.#seen.add(word);
    return card;
  }
}

class CardsQuestion extends Question<Card[]> {
  protected override readonly prompt = "Your cards (nothing to stop): ";
  #trouble = "";

  protected override parse(answer: string): Card[] | null {
    const reader = new CardReader();
    try {
      return (answer.toUpperCase().match(/\S+/g) ?? []).map((word) => reader.read(word));
    } catch (error) {
      if (!(error instanceof WordError)) throw error;
      this.#trouble = error.message;
      return null;
    }
  }

  protected override complaint(): string {
    return this.#trouble;
  }
}

export function askCards(): Promise<Card[]> {
  return new CardsQuestion().ask(Terminal.instance);
}
