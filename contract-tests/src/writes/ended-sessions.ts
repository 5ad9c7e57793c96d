import type { Operation } from "../contract/document.ts";
import type { Person, Session } from "../session.ts";
import type { Flow } from "./flow.ts";

/** What a session alone may read, each thing of it: with one that was ended none. */
export function sessionReads(session: Session, flow: Flow): Operation[] {
  const { securitySchemes, operations } = session.contract;
  const isSession = (name: string) => securitySchemes[name]?.in === "cookie";
  return operations.filter(
    ({ operationId, method, security, parameters, responses }) =>
      method === "GET" &&
      flow.has(operationId) &&
      responses[200] !== undefined &&
      responses[401] !== undefined &&
      security.length > 0 &&
      security.every((one) => Object.keys(one).some(isSession)) &&
      !parameters.some((parameter) => parameter.in === "path" || parameter.required === true),
  );
}

export async function readEach(
  { step }: Flow,
  reads: readonly Operation[],
  as: Person,
  about: string,
  expect: number,
): Promise<void> {
  for (const { operationId } of reads) await step(operationId, about, { as, expect });
}
