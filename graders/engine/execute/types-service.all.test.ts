/**
 * One compiler for many questions says the same of students' programs as a new one for each question. It takes seconds,
 * because it starts the new ones.
 */
import { afterAll, describe, expect, it } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { applySlip } from "../../slips/apply-slip.ts";
import { others } from "../../slips/in-other-programs.ts";
import { programOf } from "../../slips/program-of.ts";
import { checkOwnTypes } from "../grade/own-types.ts";
import { openSession } from "../sandbox/session.ts";
import { discover } from "../workbook/workbook.ts";
import { openTypesService } from "./types-service.ts";

const session = openSession();
const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
const service = openTypesService(session, 1);
afterAll(async () => {
  await service.close();
  session.close();
});

const { toolkit } = discover(PROJECT);
const EACH = 4;
const sample = others.filter((_, at) => at % EACH === 0);

describe.skipIf(unboxed)(`The service${unboxed ? ` (not run: ${unboxed})` : ""}`, () => {
  it.each(sample.map((slip) => [`${slip.style}: ${slip.track}/${slip.stage} ${slip.name}`, slip]))(
    "%s",
    async (_, slip) => {
      const files = applySlip(programOf(slip.style, slip.track), slip.track, slip);
      const paths = Object.keys(files).filter((path) => path.endsWith(".ts"));
      const answer = await checkOwnTypes({ session, toolkit }, { files }, paths);
      expect(answer.kind).toBe("checked");
      const shared = { session, toolkit, typesService: service };
      expect(await checkOwnTypes(shared, { files }, paths)).toEqual(answer);
    },
  );
});
