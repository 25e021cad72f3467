const handPoints = (bid: number, tricks: number): number =>
  bid === 0 ? (tricks > 0 ? -100 : 100) : tricks < bid ? bid * -10 : bid * 10 + tricks - bid;

const crossesThreshold = (total: number): boolean => !(total >= -200 && total < 500);

export { crossesThreshold, handPoints };
