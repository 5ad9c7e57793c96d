import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation, Parameter } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import { boundaryValues } from "./boundary-values.ts";
import type { Check } from "./check.ts";

const queryParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter(({ in: place }) => place === "query");

/** Checks that values at the boundary of a schema are accepted. Only for GET: changes nothing. */
export const checkValidParameters: Check = async (session, operation) => {
  if (operation.method !== "GET") return;
  const cursor = operation["x-pagination"]?.cursor;
  const alone = exampleRequest(operation, session.linkedParameters.get(operation.operationId));
  for (const parameter of queryParameters(operation)) {
    const request = withCompanions(alone, operation, parameter);
    // Only the service can create a valid cursor.
    if (parameter.name === cursor || /cursor$/.test(parameter.name)) continue;
    for (const value of boundaryValues(session.contract.schemas, parameter).valid) {
      const description = `${parameter.name}=${value}`;
      const probe = { check: "valid-parameter" as const, operation, description };
      const identified = authenticate(session, operation, withQuery(request, parameter.name, value));
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
};

/** Checks that values just outside the boundary, missing values and repeated values are refused with 400. */
export const checkInvalidParameters: Check = async (session, operation) => {
  const request = exampleRequest(operation, session.linkedParameters.get(operation.operationId));
  for (const parameter of queryParameters(operation)) {
    const { name, required } = parameter;
    const { valid, invalid } = boundaryValues(session.contract.schemas, parameter);
    const validValue = valid[0] ?? "x";
    const cases: [string, string[]][] = invalid.map((value) => [`${name}=${printable(value)}`, [value]]);
    cases.push([`${name} given twice`, [validValue, validValue]]);
    if (required) cases.push([`without ${name}`, []]);
    for (const [description, values] of cases) {
      const probe = { check: "invalid-parameter" as const, operation, description };
      const identified = authenticate(session, operation, withQuery(request, name, ...values));
      if (!identified) return session.recordSkip(probe, noCredentials);
      expectStatus(session, probe, await session.send(probe, identified), [400], "400");
    }
  }
};

/**
 * Checks that an undeclared query parameter is refused with 400 or ignored, as `x-unknown-query` declares; not checked
 * without that member. Operations other than GET are checked only with `write`: a service that ignores the parameter
 * executes the request.
 */
export const checkUnknownParameters: Check = async (session, operation) => {
  const policy = operation["x-unknown-query"];
  if (!policy || (operation.method !== "GET" && !session.options.write)) return;
  const request = exampleRequest(operation, session.linkedParameters.get(operation.operationId));
  for (const name of undeclaredNames(operation)) {
    const probe = {
      check: "unknown-parameter" as const,
      operation,
      description: `${name}, which is not declared`,
    };
    const identified = authenticate(session, operation, withQuery(request, name, "1"));
    if (!identified) return session.recordSkip(probe, noCredentials);
    const exchange = await session.send(probe, identified);
    if (policy === "refused") expectStatus(session, probe, exchange, [400], "400");
    else expectStatus(session, probe, exchange, (status) => status < 300 || status === 404, "2xx or 404");
  }
};

/** Returns an unknown name and the declared names in another case: names are case-sensitive. */
function undeclaredNames(operation: Operation): string[] {
  const declared = queryParameters(operation).map(({ name }) => name);
  const respelled = declared.map((name) => (name.includes("_") ? camelCase(name) : name.toUpperCase()));
  return ["no_such_parameter", ...respelled].filter((name) => !declared.includes(name));
}

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Adds the parameters that are required with this one (`x-with`). */
function withCompanions(
  request: Request,
  operation: Operation,
  { "x-with": names = [] }: Parameter,
): Request {
  const companions = queryParameters(operation).filter(({ name }) => names.includes(name));
  return companions.reduce(
    (result, parameter) => withQuery(result, parameter.name, String(exampleOf(parameter))),
    request,
  );
}

const printable = (value: string): string =>
  value.length > 40
    ? `${value.length} characters`
    : value.trim() === value && value !== ""
      ? value
      : JSON.stringify(value);
