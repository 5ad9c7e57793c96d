import { isAt } from "../contract/paths.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** Addresses that the contract has not. */
export const unknownAddress: ServiceCheck = {
  name: "unknown-address",
  summary: "An address that is no operation's is 404, beside, below and above those that are",
  source: "contract: x-unknown-path; RFC 9110, sections 4.2.3 and 15.5.5",
  async run(session, operations) {
    if (session.contract.words["x-unknown-path"] !== "not-found") return;
    const asked = new Set<string>();
    for (const operation of operations) {
      const parts = operation.path.replace(/\{\w+\}/g, "x").split("/");
      for (const path of [
        [...parts.slice(0, -1), "no-such-thing"].join("/"),
        [...parts, "no-such-thing"].join("/"),
        // Paths differ by their case (RFC 9110, 4.2.3).
        ...(operation.path.includes("{") ? [] : [operation.path.toUpperCase()]),
      ]) {
        if (asked.has(path) || asked.size >= mostAsked) continue;
        asked.add(path);
        if (session.contract.operations.some((one) => isAt(one, path))) continue;
        const probe = { check: "unknown-address", operation, description: path };
        const request = { method: "GET", path, query: [], headers: {}, body: null };
        const answer = await session.sendUndeclared(probe, request);
        if (answer && answer.status !== 404)
          session.recordFinding(
            probe,
            `an address that there is not is answered ${answer.status}, not 404`,
            request,
            answer.status,
          );
      }
    }
  },
};

const mostAsked = 90;
