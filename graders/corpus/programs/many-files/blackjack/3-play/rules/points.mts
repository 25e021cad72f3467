const ACE = 14;

export const isAce = (card: number) => card % 100 === ACE;

export function pointsOf(card: number): number {
  return isAce(card) ? 1 : Math.min(card % 100, 10);
}
