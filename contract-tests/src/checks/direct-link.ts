import { isObject } from "../contract/json-pointer.ts";
import { jsonOf } from "../exchange.ts";
import { expectStatus } from "../expect-status.ts";
import { exampleRequest } from "../request.ts";
import type { OperationCheck } from "./operation-check.ts";

/** A PDF that nobody keeps, at an address that RFC 2606 reserves. */
const link = "https://example.org/papers/contract-test.pdf";

/** What is known of a paper before it is indexed, of a link: of a preprint a server elsewhere would have to be asked. */
export const directLink: OperationCheck = {
  name: "direct-link",
  summary:
    "A link to a PDF is looked at as such: it is what was asked, and without a licence it is not redistributable",
  source: "contract: lookupPreprint, schema Preprint",
  async run(session, operation) {
    if (operation.method !== "GET" || operation.operationId !== "lookupPreprint") return;
    const probe = { check: "direct-link", operation, description: "a link to a PDF" };
    const request = exampleRequest(operation, { input: link });
    const exchange = await session.send(probe, request);
    // A service may look whether it is there.
    if (!expectStatus(session, probe, exchange, [200, 404, 422], "200")) return;
    const body = exchange?.status === 200 ? jsonOf(exchange) : undefined;
    if (!isObject(body)) return;
    const find = (message: string) => session.recordFinding(probe, message, request, 200);
    if (body.input !== link) find(`input is ${body.input}, and ${link} was asked for`);
    if (body.kind !== "pdf") find(`a link to a PDF is a ${body.kind}`);
    if (body.license === null && body.redistributable !== false)
      find("it is redistributable, and has no licence");
  },
};
