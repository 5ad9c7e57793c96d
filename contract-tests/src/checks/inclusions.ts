import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { pagedLists } from "../contract/pages.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Each section, for several records: what is in the answers is told by the check `include`. */
export const inclusions: OperationCheck = {
  name: "section",
  summary: "Each optional section can be asked for, alone, with others, and with fields",
  source: "contract: the parameter include",
  run: checkInclusions,
};

async function checkInclusions(session: Session, operation: Operation): Promise<void> {
  const sections = choicesOf(findQuery(operation, "include"));
  if (operation.method !== "GET" || sections.length === 0) return;
  const records = session.known.get(operation.operationId)?.slice(0, 3) ?? [knownValues(session, operation)];
  for (const values of pagedLists(operation).length > 0 ? [{}] : records)
    for (const wanted of [[], ...sections.map((name) => [name]), sections, sections.toReversed()]) {
      const probe = { check: "section", operation, description: `include=${wanted}` };
      const example = exampleRequest(operation, values);
      const request = wanted.length > 0 ? withQuery(example, "include", wanted.join(",")) : example;
      const identified = authenticate(session, operation, request);
      if (!identified) return session.recordSkip(probe, noCredentials);
      const exchange = await session.send(probe, identified);
      expectStatus(
        session,
        probe,
        exchange,
        (status) => status < 300 || [404, 451].includes(status),
        "2xx or 404",
      );
    }
}
