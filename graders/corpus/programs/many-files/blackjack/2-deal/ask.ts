import texts from "./texts/hit.json" with { type: "json" };
import either from "./parts/either.ts";

export const askHit = either(texts);
