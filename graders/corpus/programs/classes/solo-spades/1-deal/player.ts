import type { Card } from "./cards.ts";

export abstract class Player {
  hand: Card[] = [];
  bid = 0;
  tricks = 0;
  points = 0;
  total = 0;

  constructor(readonly name: string) {}

  abstract get isHuman(): boolean;
  abstract doing(verb: string): string;

  get wantsTrick(): boolean {
    return this.tricks < this.bid;
  }

  addPoints(points: number): void {
    this.points = points;
    this.total += points;
  }

  lose(card: Card): void {
    this.hand.splice(this.hand.indexOf(card), 1);
  }
}

export class Human extends Player {
  override get isHuman(): true {
    return true;
  }

  override doing(verb: string): string {
    return `${this.name} ${verb}`;
  }
}

export class Computer extends Player {
  override get isHuman(): false {
    return false;
  }

  override doing(verb: string): string {
    return `${this.name} ${verb}s`;
  }
}

export function fourPlayers(): Player[] {
  return [new Human("You"), ...["Beth", "Charlie", "David"].map((name) => new Computer(name))];
}

export const doing = (player: Player, verb: string): string => player.doing(verb);
