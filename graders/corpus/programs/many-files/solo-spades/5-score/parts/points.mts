import { nil, trick } from "./rules.json" with { type: "json" };

export function handPoints(bid: number, tricks: number): number {
  if (bid > 0) return tricks < bid ? -bid * trick : bid * trick + tricks - bid;
  return tricks > 0 ? -nil : nil;
}
