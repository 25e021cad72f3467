import complaints from "../text/complaints.json" with { type: "json" };
import askUntil from "./ask-until.ts";

const bids = new Set(Array.from({ length: 14 }, (_, bid) => String(bid)));

export const askBid = (): Promise<number> =>
  askUntil<number>("Your bid (0 to 13): ", (text) => {
    const plain = text.replace(/^0+(?=\d)/, "");
    return bids.has(plain) ? { answer: Number(plain) } : { complaint: complaints.bid };
  });
