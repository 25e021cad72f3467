import type { Card } from "./cards.ts";

export interface Player {
	name: string; isHuman: boolean; hand: Card[];
	bid: number; tricks: number; points: number; total: number;
}

export function fourPlayers(): Player[] {
	var all: Player[] = [], n: any;
	for (n of "You Beth Charlie David".split(" "))
		all.push({ name: n, isHuman: n == "You", hand: [], bid: 0, tricks: 0, points: 0, total: 0 });
	return all;
}

export function doing(p: Player, verb: string) {
	if (p.isHuman) return "You " + verb;
	return p.name + " " + verb + "s";
}
