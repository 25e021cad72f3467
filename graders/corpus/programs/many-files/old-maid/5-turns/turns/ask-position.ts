import { ask, print } from "#toolkit/console";

const isPosition = (text: string, count: number): boolean =>
  /^0*[1-9]\d*$/.test(text) && Number(text) <= count;

export async function askPosition(count: number): Promise<number> {
  let text = "";
  while (!isPosition(text, count)) {
    if (text) print(`Please type a whole number from 1 to ${count}.`);
    text = (await ask(`Draw a card from the computer (1 to ${count}): `)).trim() || "nothing";
  }
  return Number(text);
}
