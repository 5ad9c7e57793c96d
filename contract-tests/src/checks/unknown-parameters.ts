import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { queryParameters } from "../contract/parameters.ts";
import { expectStatus } from "../expect-status.ts";
import { mayBeForbidden } from "../may-be-forbidden.ts";
import { exampleRequest, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/**
 * Names that are not declared. Operations other than GET are checked only with `write`: a service that ignores the
 * parameter executes the request.
 */
export const unknownParameters: OperationCheck = {
  name: "unknown-parameter",
  summary: "A query parameter that is not declared is refused with 400, or changes no answer",
  source: "contract: x-unknown-query",
  run: checkUnknown,
};

async function checkUnknown(session: Session, operation: Operation): Promise<void> {
  const policy = operation["x-unknown-query"];
  if (!policy || (operation.method !== "GET" && !session.options.write)) return;
  const request = exampleRequest(operation, knownValues(session, operation));
  for (const name of undeclaredNames(operation)) {
    const probe = { check: "unknown-parameter", operation, description: `${name}, which is not declared` };
    const identified = authenticate(session, operation, withQuery(request, name, "1"));
    if (!identified) return session.recordSkip(probe, noCredentials);
    const exchange = await session.send(probe, identified);
    if (policy === "refused") {
      const isRefused = expectStatus(session, probe, exchange, [400], "400");
      const meant = queryParameters(operation).find((one) => spelledOtherwise(one.name) === name)?.name;
      const isToName = /names the nearest parameter/.test(session.contract.description);
      if (isRefused && isToName && meant !== undefined && !exchange?.text?.includes(meant))
        session.recordFinding(probe, `the refusal does not name ${meant}, which is nearest`, identified, 400);
    } else
      expectStatus(
        session,
        probe,
        exchange,
        (status) => status < 300 || status === 404 || (status === 403 && mayBeForbidden(session, operation)),
        "2xx or 404",
      );
  }
}

/** Returns an unknown name and the declared names in another case: names are case-sensitive. */
function undeclaredNames(operation: Operation): string[] {
  const declared = queryParameters(operation).map(({ name }) => name);
  const respelled = declared.map(spelledOtherwise);
  return ["no_such_parameter", ...respelled].filter((name) => !declared.includes(name));
}

const spelledOtherwise = (name: string): string =>
  name.includes("_") ? camelCase(name) : name.toUpperCase();

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
