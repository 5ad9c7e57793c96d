import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { pagedLists } from "../contract/pages.ts";
import { queryParameters } from "../contract/parameters.ts";
import { expectStatus } from "../expect-status.ts";
import { mayBeForbidden } from "../may-be-forbidden.ts";
import { exampleRequest, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import { boundaryValues } from "./boundary-values.ts";
import type { OperationCheck } from "./operation-check.ts";
import { withCompanions } from "./with-companions.ts";

/** Values at the edge of what a query parameter takes. */
export const validParameters: OperationCheck = {
  name: "valid-parameter",
  summary: "Values at the edge of what a query parameter's schema allows are taken",
  source: "contract: parameters.schema",
  run: checkValid,
};

async function checkValid(session: Session, operation: Operation): Promise<void> {
  if (operation.method !== "GET") return;
  const cursors = pagedLists(operation).map(({ cursor }) => cursor);
  const alone = exampleRequest(operation, knownValues(session, operation));
  for (const parameter of queryParameters(operation)) {
    const accepted = mayBeForbidden(session, operation, parameter) ? [403, 404, 451] : [404, 451];
    const request = withCompanions(alone, operation, parameter);
    // Only the service can create a valid cursor.
    if (cursors.includes(parameter.name) || /cursor$/.test(parameter.name)) continue;
    for (const value of boundaryValues(session.contract.schemas, parameter).valid) {
      const shown = value.length > 40 ? `${value.length} characters` : value;
      const probe = { check: "valid-parameter", operation, description: `${parameter.name}=${shown}` };
      const identified = authenticate(session, operation, withQuery(request, parameter.name, value));
      if (!identified) return session.recordSkip(probe, noCredentials);
      const exchange = await session.send(probe, identified);
      expectStatus(
        session,
        probe,
        exchange,
        (status) => status < 300 || accepted.includes(status),
        "2xx or 404",
      );
    }
  }
}
