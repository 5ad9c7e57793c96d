import { isDeepStrictEqual } from "node:util";
import type { Operation, Schema } from "../contract/document.ts";
import { isPublic } from "../contract/security.ts";
import { jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest, successTypes, withHeaders } from "../request.ts";
import { knownValues, type Session, type Values } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** One address in several media types. */
export const negotiation: OperationCheck = {
  name: "negotiation",
  summary:
    "An address answers in the media type that is asked for, with what another address has of the same name",
  source: "contract: content; RFC 9110, section 12.5.1",
  async run(session, operation) {
    const types = successTypes(operation);
    if (operation.method !== "GET" || !isPublic(operation) || types.length < 2) return;
    const values = knownValues(session, operation);
    if (Object.keys(values).length === 0) return;
    for (const type of types) {
      const probe = { check: "negotiation", operation, description: `as ${type}` };
      const request = withHeaders(exampleRequest(operation, values), { accept: type });
      const exchange = await session.send(probe, request);
      if (!exchange || !expectStatus(session, probe, exchange, [200, 404, 406, 451], "200")) continue;
      const given = exchange.headers.get("content-type") ?? "";
      if (exchange.status !== 200) continue;
      if (!given.startsWith(type))
        session.recordFinding(probe, `${type} was asked for, and ${given} came`, request, 200);
      else if (type === "application/json") await compare(session, operation, values, jsonOf(exchange));
    }
    for (const type of types) {
      const other = types.find((one) => one !== type)!;
      const accept = `${other};q=0.5, ${type}`;
      const probe = { check: "negotiation", operation, description: `Accept: ${accept}` };
      const request = withHeaders(exampleRequest(operation, values), { accept });
      const exchange = await session.send(probe, request);
      const given = exchange?.headers.get("content-type") ?? "";
      if (exchange?.status === 200 && !given.startsWith(type))
        session.recordFinding(probe, `${type} was preferred, and ${given} came`, request, 200);
    }
  },
};

/** What has the same schema, and is found by the same names, is the same. */
async function compare(session: Session, operation: Operation, values: Values, body: unknown): Promise<void> {
  const other = session.contract.operations.find(
    (one) =>
      one !== operation &&
      one.method === "GET" &&
      isPublic(one) &&
      schemasOf(one).some((name) => schemasOf(operation).includes(name)) &&
      requiredOf(one) === requiredOf(operation),
  );
  if (!other) return;
  const probe = { check: "negotiation", operation, description: `compared with ${other.operationId}` };
  const exchange = await session.send({ ...probe, operation: other }, exampleRequest(other, values));
  if (exchange?.status === 200 && !isDeepStrictEqual(jsonOf(exchange), body))
    session.recordFinding(probe, `the record is not that of ${other.operationId}`, exchange.request, 200);
}

/** Names of the schema of an answer, or of its alternatives. */
function schemasOf({ responses }: Operation): unknown[] {
  const schema = responses[200]?.content?.["application/json"]?.schema as
    | (Schema & { anyOf?: Schema[] })
    | undefined;
  return [schema, ...(schema?.anyOf ?? [])].map((one) => one?.$ref).filter((name) => name !== undefined);
}

const requiredOf = ({ parameters }: Operation): string =>
  parameters
    .filter(({ required }) => required)
    .map(({ name }) => name)
    .sort()
    .join();
