import { authenticate } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { exampleRequest } from "../request.ts";
import type { Session, Values } from "../session.ts";

/**
 * Where neither a link nor an address leads to an operation, asks it for a record of another one that has parameters of
 * the same names: a paper's citation is at the same owner and slug as its badge. That it has none is no finding.
 */
export async function borrowValues(session: Session, operations: readonly Operation[]): Promise<void> {
  const known = operations.flatMap(({ operationId }) => session.known.get(operationId) ?? []);
  for (const operation of operations) {
    const names = namesIn(operation);
    if (operation.method !== "GET" || names.length === 0 || session.known.has(operation.operationId))
      continue;
    for (const values of lentOf(known, names)) {
      const request = authenticate(session, operation, exampleRequest(operation, values));
      if (!request) break;
      const probe = { check: "example", operation, description: "a record that another operation has" };
      const answer = await session.send(probe, request);
      if (answer?.status !== 200) continue;
      session.known.set(operation.operationId, [values]);
      break;
    }
  }
}

/** The parameters that say which record it is. */
const namesIn = ({ parameters }: Operation): string[] =>
  parameters.filter(({ in: place }) => place === "path").map(({ name }) => name);

/** The first records that have all of the names, without what else they have. */
function lentOf(known: readonly Values[], names: readonly string[]): Values[] {
  const lent = known
    .filter((values) => names.every((name) => values[name] !== undefined))
    .map((values) => JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))));
  return [...new Set(lent)].slice(0, mostTried).map((values) => JSON.parse(values) as Values);
}

const mostTried = 3;
