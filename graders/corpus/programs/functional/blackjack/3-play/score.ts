import { faceOf } from "../1-shuffle/cards";

const LIMIT = 21;
type Total = { readonly points: number; readonly soft: boolean };

const ace = (card: number): boolean => faceOf(card) === 14;
const pointsOf = (card: number): number => (ace(card) ? 1 : Math.min(faceOf(card), 10));

const total = (hand: readonly number[]): Total =>
  hand.reduce<Total>(
    ({ points, soft }, card) => ({ points: points + pointsOf(card), soft: soft || ace(card) }),
    { points: 0, soft: false },
  );

const best = ({ points, soft }: Total): number =>
  soft && points + 10 <= LIMIT ? points + 10 : points;

const score = (hand: readonly number[]): number => best(total(hand));
const isBust = (hand: readonly number[]): boolean => score(hand) > LIMIT;

export { LIMIT, isBust, pointsOf, score as scoreOf };
