import { print, write } from "#toolkit/console.ts";
import type { createTable } from "./table.ts";

export default async function playTricks(
  table: ReturnType<typeof createTable>,
  dealerLeads: boolean,
): Promise<void> {
  let humanLeads = dealerLeads;
  for (const [trick] of Array(13).entries()) {
    print();
    write(`Trick ${trick + 1}. `);
    humanLeads = await table.leads(humanLeads);
    table.tell(humanLeads);
  }
}
