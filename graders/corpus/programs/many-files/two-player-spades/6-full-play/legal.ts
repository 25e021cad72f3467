export * from "./rules/legal-cards.mts";
