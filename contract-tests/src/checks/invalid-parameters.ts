import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation } from "../contract/document.ts";
import { at } from "../contract/json-pointer.ts";
import { queryParameters } from "../contract/parameters.ts";
import { type Exchange, jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, withQuery } from "../request.ts";
import { knownValues, type Session } from "../session.ts";
import { boundaryValues } from "./boundary-values.ts";
import type { OperationCheck } from "./operation-check.ts";
import { withCompanions } from "./with-companions.ts";

/** Values just past the edge, missing ones and repeated ones. */
export const invalidParameters: OperationCheck = {
  name: "invalid-parameter",
  summary: "Values past what a schema allows, missing and repeated parameters are refused with 400",
  source: "contract: parameters.schema, required",
  async run(session, operation) {
    await checkInvalid(session, operation);
    await checkTwo(session, operation);
    await checkLongPaths(session, operation);
  },
};

/** What stands in a path is held to its schema as well: it is no record's that can be there. */
async function checkLongPaths(session: Session, operation: Operation): Promise<void> {
  if (operation.method !== "GET" || !operation.responses[400]) return;
  for (const { name, in: place, schema = {} } of operation.parameters) {
    const { maxLength, pattern } = session.contract.schemas.resolve(schema);
    if (place !== "path" || typeof maxLength !== "number" || maxLength > 1000 || pattern !== undefined)
      continue;
    const probe = {
      check: "invalid-parameter",
      operation,
      description: `${name} of ${maxLength + 1} characters`,
    };
    const values = { ...knownValues(session, operation), [name]: "x".repeat(maxLength + 1) };
    const request = authenticate(session, operation, exampleRequest(operation, values));
    if (!request) return session.recordSkip(probe, noCredentials);
    expectStatus(session, probe, await session.send(probe, request), [400], "400");
  }
}

async function checkInvalid(session: Session, operation: Operation): Promise<void> {
  const plain = exampleRequest(operation, knownValues(session, operation));
  for (const parameter of queryParameters(operation)) {
    const { name, required } = parameter;
    const request = withCompanions(plain, operation, parameter);
    const { valid, invalid } = boundaryValues(session.contract.schemas, parameter);
    const validValue = valid[0] ?? "x";
    const cases: [string, string[]][] = invalid.map((value) => [`${name}=${printable(value)}`, [value]]);
    cases.push([`${name} given twice`, [validValue, validValue]]);
    if (required) cases.push([`without ${name}`, []]);
    for (const [description, values] of cases) {
      const probe = { check: "invalid-parameter", operation, description };
      const identified = authenticate(session, operation, withQuery(request, name, ...values));
      if (!identified) return session.recordSkip(probe, noCredentials);
      const exchange = await session.send(probe, identified);
      if (!expectStatus(session, probe, exchange, [400], "400") || !exchange) continue;
      if (!isNamed(operation, name, exchange))
        session.recordFinding(probe, `no issue of the refusal points to ${name}`, identified, 400);
    }
  }
}

/** Each thing that is wrong with a request is told at once. */
async function checkTwo(session: Session, operation: Operation): Promise<void> {
  if (!/details\.issues/.test(operation.responses[400]?.description ?? "")) return;
  const wrong = queryParameters(operation).flatMap((parameter) => {
    const [value] = boundaryValues(session.contract.schemas, parameter).invalid;
    return value === undefined ? [] : [{ name: parameter.name, value }];
  });
  const [first, second] = wrong;
  if (!first || !second) return;
  const plain = exampleRequest(operation, knownValues(session, operation));
  const both = withQuery(withQuery(plain, first.name, first.value), second.name, second.value);
  const description = `${first.name} and ${second.name}, both invalid`;
  const probe = { check: "invalid-parameter", operation, description };
  const identified = authenticate(session, operation, both);
  if (!identified) return;
  const exchange = await session.send(probe, identified);
  if (exchange?.status !== 400) return;
  for (const { name } of [first, second])
    if (!isNamed(operation, name, exchange))
      session.recordFinding(probe, `no issue of the refusal points to ${name}`, identified, 400);
}

/** Whether the refusal points to a parameter, where the contract says that its issues do. */
function isNamed({ responses }: Operation, name: string, exchange: Exchange): boolean {
  if (!/details\.issues/.test(responses[400]?.description ?? "")) return true;
  const issues = at(jsonOf(exchange), "/error/details/issues");
  const pointer = `/query/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return Array.isArray(issues) && issues.some((one) => String(at(one, "/pointer")).startsWith(pointer));
}

const printable = (value: string): string =>
  value.length > 40
    ? `${value.length} characters`
    : value.trim() === value && value !== ""
      ? value
      : JSON.stringify(value);
