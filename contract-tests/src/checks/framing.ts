import { knownRequest } from "../known-request.ts";
import { rawExchange } from "../raw-exchange.ts";
import { type Request, withHeaders } from "../request.ts";
import type { OperationCheck } from "./operation-check.ts";

/** What is sent after the head of an answer that has no body, which clients overlook and connections suffer from. */
export const framing: OperationCheck = {
  name: "framing",
  summary: "After the head of an answer to HEAD, of a 204 and of a 304 nothing is sent",
  source: "RFC 9112, section 6.3; RFC 9110, sections 9.3.2 and 15.4.5",
  async run(session, operation) {
    if (operation.method !== "GET" || operation["x-events"]) return;
    const request = knownRequest(session, operation);
    if (!request) return;
    const requests: Request[] = [];
    if (session.contract.words["x-head"] === "as-get") requests.push({ ...request, method: "HEAD" });
    if (operation.responses[304]) requests.push(withHeaders(request, { "if-none-match": "*" }));
    for (const sent of requests) {
      const headers = { ...session.options.headers, ...sent.headers };
      const answer = await rawExchange(session.baseUrl, { ...sent, headers }, 5000);
      const isEmpty = sent.method === "HEAD" || answer?.status === 304 || answer?.status === 204;
      if (!answer || !isEmpty || answer.rest.length === 0) continue;
      const probe = { check: "framing", operation, description: "as it came over the connection" };
      const what = sent.method === "HEAD" ? "the head of an answer to HEAD" : `a ${answer.status}`;
      session.recordFinding(probe, `${answer.rest.length} bytes follow ${what}`, sent, answer.status);
    }
  },
};
