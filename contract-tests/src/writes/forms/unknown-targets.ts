import { randomBytes } from "node:crypto";
import { formType } from "../../request.ts";
import type { Person, Session } from "../../session.ts";
import type { Flow } from "../flow.ts";
import { submit } from "./submitted.ts";

/**
 * A form about what there is not is refused as the page of it is.
 *
 * @param organization of the person: what is unknown is unknown there
 */
export async function checkUnknownTargets(
  flow: Flow,
  session: Session,
  person: Person,
  organization: string,
): Promise<void> {
  for (const { operationId, method, parameters, requestBody, responses } of session.contract.operations) {
    const names = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
    const isForm = requestBody === undefined || formType in (requestBody.content ?? {});
    if (method !== "POST" || !responses[303] || !responses[404] || !isForm || names.length === 0) continue;
    if (!flow.has(operationId)) continue;
    const unknown = () => `kit-${randomBytes(5).toString("hex")}`;
    const values = Object.fromEntries(
      names.map((name) => [name, name === "owner" && names.length > 1 ? organization : unknown()]),
    );
    await submit(flow, session, operationId, { as: person, values, expect: 404 });
  }
}
