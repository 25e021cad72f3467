import { rand } from "#toolkit/random.ts";

/** For each place, from the last to the first, the place that it changes with. */
export default function* randomPlaces(howMany: number): Generator<[from: number, to: number]> {
  for (let hat = howMany; hat > 0; hat--) yield [hat - 1, rand() % hat];
}
