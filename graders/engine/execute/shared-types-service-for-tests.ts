/**
 * One compiler for all tests of a worker: nearly every test that grades asks about types once, and a compiler takes longer to
 * start than to answer. With `npm test`, an import of `types-service.ts` leads here (`vitest.config.ts`); in
 * `npm run test:all`, every grader has a compiler of its own.
 *
 * @module
 */
import { isDeepStrictEqual } from "node:util";
import { openSession, type Session } from "../sandbox/session.ts";
import type { TypesService } from "./check-types.ts";
import { openTypesService as openNew } from "./types-service.ts";

let shared: { readonly session: Session; readonly service: TypesService } | undefined;

/** As in `types-service.ts`, but it has probably started already. */
export function openTypesService(session: Session): TypesService {
  return {
    ask: async (request) => {
      shared ??= begin();
      return isAlike(session, shared.session) ? shared.service.ask(request) : undefined;
    },
    close: async () => {},
  };
}

function begin() {
  const session = openSession();
  return { session, service: openNew(session, 1) };
}

/** All that matters to a compiler. With shorter times, what it does not answer is asked of a new one. */
function isAlike(one: Session, other: Session): boolean {
  const facts = ({ assumed, typescript, user, prlimit, filter }: Session) => [
    ...[assumed, typescript, user, prlimit, filter === undefined],
  ];
  return isDeepStrictEqual(facts(one), facts(other));
}
