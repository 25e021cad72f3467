export enum Suit { Clubs, Diamonds, Hearts, Spades }

export class Card {
	// 0 is 2C, 51 is AS
	#n;

	constructor(rank: number, suit: Suit) {
		switch (rank) {
			case 2: case 3: case 4: case 5: case 6: case 7: case 8: case 9: case 10: case 11: case 12: case 13: case 14:
				this.#n = suit * 13 + rank - 2;
				break;
			default:
				throw new RangeError("rank " + rank);
		}
	}

	static parse(text: string): Card | undefined {
		var t = text.trim(), r, s;
		if (t.length != 2) return;
		switch (t[0]) {
			case "t": case "T": r = 10; break;
			case "j": case "J": r = 11; break;
			case "q": case "Q": r = 12; break;
			case "k": case "K": r = 13; break;
			case "a": case "A": r = 14; break;
			default:
				r = t.charCodeAt(0) - 48;
				if (r < 2 || r > 9) return;
		}
		switch (t[1]) {
			case "c": case "C": s = 0; break;
			case "d": case "D": s = 1; break;
			case "h": case "H": s = 2; break;
			case "s": case "S": s = 3; break;
			default: return;
		}
		return new Card(r, s);
	}

	get rank(): number { return this.#n % 13 + 2; }

	get suit(): Suit { return this.#n / 13 | 0; }

	equals(other: Card): boolean { return this + "" == other + ""; }

	toString(): string {
		return "23456789TJQKA"[this.#n % 13]! + "CDHS"[this.#n / 13 | 0];
	}
}
