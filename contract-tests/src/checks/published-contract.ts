import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../contract/json-pointer.ts";
import { jsonOf } from "../exchange.ts";
import type { ServiceCheck } from "./operation-check.ts";

/** The contract that a service publishes. */
export const publishedContract: ServiceCheck = {
  name: "published-contract",
  summary: "The contract that a service publishes is the one that it is held to",
  source: "contract: getContract, “The contract”",
  async run(session) {
    const document = session.contract.document as Json & { info: Json };
    const published = session.exchanges.find(({ exchange }) => {
      const body = exchange.status === 200 ? jsonOf(exchange) : undefined;
      return isObject(body) && typeof body.openapi === "string" && isObject(body.paths);
    });
    if (!published) return;
    const { operation, exchange } = published;
    const body = jsonOf(exchange) as Json & { info: Json };
    const probe = { check: "published-contract", operation, description: "compared with the contract" };
    const find = (message: string) => session.recordFinding(probe, message, exchange.request, 200);
    if (body.info?.version !== document.info?.version)
      return find(`it publishes version ${body.info?.version}, not ${document.info?.version}`);
    // Each deployment has addresses and a title of its own.
    for (const part of ["openapi", "paths", "components", "security"])
      if (!isDeepStrictEqual(body[part], document[part])) find(`${part} of the published contract differs`);
    for (const part of Object.keys(document.info))
      if (part !== "title" && !isDeepStrictEqual(body.info[part], document.info[part]))
        find(`info.${part} of the published contract differs`);
  },
};
