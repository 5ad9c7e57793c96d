import type { Operation, Parameter } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { expectStatus } from "../expect-status.ts";
import { identify, noCredentials } from "../identify.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import { boundaryValues } from "./boundary-values.ts";
import type { Check } from "./check.ts";

const queryOf = ({ parameters }: Operation): Parameter[] =>
  parameters.filter(({ in: place }) => place === "query");

/** Values at the edge of what a schema allows are taken. Reading operations only: nothing is changed. */
export const checkValidParameters: Check = async (session, operation) => {
  if (operation.method !== "GET") return;
  const cursor = operation["x-pagination"]?.cursor;
  const alone = exampleRequest(operation, session.known.get(operation.operationId));
  for (const parameter of queryOf(operation)) {
    const request = withCompanions(alone, operation, parameter);
    // A cursor is the service's own: no example can be one of its.
    if (parameter.name === cursor || /cursor$/.test(parameter.name)) continue;
    for (const value of boundaryValues(session.contract.schemas, parameter).valid) {
      const description = `${parameter.name}=${value}`;
      const probe = { check: "valid-parameter" as const, operation, description };
      const identified = identify(session, operation, withQuery(request, parameter.name, value));
      if (!identified) return session.skip(probe, noCredentials);
      const answer = await session.send(probe, identified);
      expectStatus(
        session,
        probe,
        answer,
        (status) => status < 300 || [404, 451].includes(status),
        "2xx or 404",
      );
    }
  }
};

/** Values just past the edge, missing ones and repeated ones are refused with 400. */
export const checkInvalidParameters: Check = async (session, operation) => {
  const request = exampleRequest(operation, session.known.get(operation.operationId));
  for (const parameter of queryOf(operation)) {
    const { name, required } = parameter;
    const { valid, invalid } = boundaryValues(session.contract.schemas, parameter);
    const some = valid[0] ?? "x";
    const cases: [string, string[]][] = invalid.map((value) => [`${name}=${shown(value)}`, [value]]);
    cases.push([`${name} given twice`, [some, some]]);
    if (required) cases.push([`without ${name}`, []]);
    for (const [description, values] of cases) {
      const probe = { check: "invalid-parameter" as const, operation, description };
      const identified = identify(session, operation, withQuery(request, name, ...values));
      if (!identified) return session.skip(probe, noCredentials);
      expectStatus(session, probe, await session.send(probe, identified), [400], "400");
    }
  }
};

/**
 * A query parameter that the operation does not declare is refused with 400, or changes nothing, as `x-unknown-query`
 * says. A contract without that member says neither. Other than reading operations only where things may be changed:
 * a service that overlooks the parameter does what is asked.
 */
export const checkUnknownParameters: Check = async (session, operation) => {
  const policy = operation["x-unknown-query"];
  if (!policy || (operation.method !== "GET" && !session.options.write)) return;
  const request = exampleRequest(operation, session.known.get(operation.operationId));
  for (const name of undeclaredNames(operation)) {
    const probe = {
      check: "unknown-parameter" as const,
      operation,
      description: `${name}, which is not declared`,
    };
    const identified = identify(session, operation, withQuery(request, name, "1"));
    if (!identified) return session.skip(probe, noCredentials);
    const exchange = await session.send(probe, identified);
    if (policy === "refused") expectStatus(session, probe, exchange, [400], "400");
    else expectStatus(session, probe, exchange, (status) => status < 300 || status === 404, "2xx or 404");
  }
};

/** One that resembles nothing, and the declared ones spelled otherwise: names are case-sensitive. */
function undeclaredNames(operation: Operation): string[] {
  const declared = queryOf(operation).map(({ name }) => name);
  const respelled = declared.map((name) => (name.includes("_") ? camelCase(name) : name.toUpperCase()));
  return ["no_such_parameter", ...respelled].filter((name) => !declared.includes(name));
}

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The request with the parameters that this one must not come without (`x-with`). */
function withCompanions(
  request: Request,
  operation: Operation,
  { "x-with": names = [] }: Parameter,
): Request {
  const companions = queryOf(operation).filter(({ name }) => names.includes(name));
  return companions.reduce((made, one) => withQuery(made, one.name, String(exampleOf(one))), request);
}

const shown = (value: string): string =>
  value.length > 40
    ? `${value.length} characters`
    : value.trim() === value && value !== ""
      ? value
      : JSON.stringify(value);
