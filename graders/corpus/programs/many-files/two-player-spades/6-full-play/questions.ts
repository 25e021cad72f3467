export * from "./people/ask-bid.ts";
export * from "./people/ask-card.ts";
