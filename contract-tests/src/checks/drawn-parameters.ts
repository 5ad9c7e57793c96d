import { authenticate, noCredentials } from "../authenticate.ts";
import type { Operation, Parameter } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { pagedLists } from "../contract/pages.ts";
import { choicesOf, queryParameters } from "../contract/parameters.ts";
import type { Exchange } from "../exchange.ts";
import { mayBeForbidden } from "../may-be-forbidden.ts";
import type { Random } from "../random.ts";
import { exampleRequest, type Request, withQuery } from "../request.ts";
import type { Session, Values } from "../session.ts";
import { boundaryValues } from "./boundary-values.ts";
import type { OperationCheck } from "./operation-check.ts";

/** Parameters together, as the seed draws them. */
export const drawnParameters: OperationCheck = {
  name: "drawn-parameters",
  summary:
    "Valid parameters are taken together as they are alone, and one that is not valid is refused among them",
  source: "contract: parameters",
  run: checkDrawn,
};

const draws = 6;

async function checkDrawn(session: Session, operation: Operation): Promise<void> {
  const optional = queryParameters(operation).filter(
    ({ required, name }) => !required && !/cursor$/.test(name),
  );
  if (operation.method !== "GET" || optional.length < 2) return;
  const accepted = mayBeForbidden(session, operation) ? [403, 404, 451] : [404, 451];
  const random = session.random(`drawn ${operation.operationId}`);
  const records = session.known.get(operation.operationId) ?? [{}];
  for (let draw = 0; draw < draws; draw += 1) {
    const values = random.pick(records);
    const request = drawnRequest(session, operation, optional, values, random);
    const identified = authenticate(session, operation, request);
    const probe = { check: "drawn-parameters", operation, description: "parameters as drawn" };
    if (!identified) return session.recordSkip(probe, noCredentials);
    const isRefused = ({ status }: Exchange) => status >= 400 && status < 500 && !accepted.includes(status);
    const exchange = await session.send(probe, identified);
    if (exchange && isRefused(exchange))
      session.recordFinding(
        probe,
        `valid parameters together: answered ${exchange.status}, not 2xx or 404`,
        identified,
        exchange.status,
        isRefused,
      );
    await checkBroken(session, operation, optional, identified, random);
  }
}

/** With each a value that it takes. Pages have no cursor, which only the service can make. */
function drawnRequest(
  session: Session,
  operation: Operation,
  optional: Parameter[],
  values: Values,
  random: Random,
): Request {
  let request: Request = exampleRequest(operation, values);
  const cursors = pagedLists(operation).map(({ cursor }) => cursor);
  const chosen = optional.filter(({ name }) => !cursors.includes(name) && random.below(2) === 0);
  const companions = chosen.flatMap(({ "x-with": names = [] }) => names);
  for (const parameter of optional) {
    if (!chosen.includes(parameter) && !companions.includes(parameter.name)) continue;
    const { valid } = boundaryValues(session.contract.schemas, parameter);
    const choices = choicesOf(parameter);
    const drawn =
      choices.length > 0
        ? choices.filter(() => random.below(3) === 0).join(",") || choices[0]!
        : random.pick(valid.length > 0 ? valid : [String(exampleOf(parameter) ?? "x")]);
    const value =
      /(^|_)id$|Id$/.test(parameter.name) && values[parameter.name] ? values[parameter.name]! : drawn;
    request = withQuery(request, parameter.name, value);
  }
  return request;
}

async function checkBroken(
  session: Session,
  operation: Operation,
  optional: Parameter[],
  request: Request,
  random: Random,
): Promise<void> {
  const parameter = random.pick(optional);
  const { invalid } = boundaryValues(session.contract.schemas, parameter);
  if (invalid.length === 0) return;
  const sent = withQuery(request, parameter.name, random.pick(invalid));
  const probe = { check: "drawn-parameters", operation, description: `${parameter.name} is not valid` };
  const exchange = await session.send(probe, sent);
  if (exchange && exchange.status < 500 && exchange.status !== 400)
    session.recordFinding(
      probe,
      `an invalid ${parameter.name} among others: answered ${exchange.status}, not 400`,
      sent,
      exchange.status,
    );
}
