import { rand } from "#toolkit/random.ts";

export default (howMany: number): number => rand() % howMany;
