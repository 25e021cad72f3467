import { print } from "../../../graders/toolkit/console.ts";
import rules from "./texts/rules.json" with { type: "json" };

export function welcome(): void {
  for (const line of rules) print(line);
}
