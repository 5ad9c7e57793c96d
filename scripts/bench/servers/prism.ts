import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type Started, startProcess } from "./start-process.ts";

/** Starts Prism's mock of the contract, whose example of a page of Claims is this one. */
export async function startPrism(contract: Contract, page: unknown, logFolder: string): Promise<Started> {
  const operation = structuredClone(contract.paths["/api/v1/claims"]);
  operation.get.responses[200].content["application/json"] = {
    ...operation.get.responses[200].content["application/json"],
    examples: { page: { value: page } },
  };
  const file = join(logFolder, "prism-contract.json");
  const { schemas } = contract.components;
  // Prism prefers the examples of a schema.
  const components = {
    ...contract.components,
    schemas: { ...schemas, ClaimPage: { ...schemas.ClaimPage, examples: [page] } },
  };
  writeFileSync(file, JSON.stringify({ ...contract, components, paths: { "/api/v1/claims": operation } }));
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  return startProcess({
    arguments: [program, "mock", file, "--port", String(port), "--verboseLevel", "error"],
    port,
    path: "/api/v1/claims?limit=1",
    logFile: join(logFolder, "prism.log"),
  });
}

export interface Contract {
  components: { schemas: { ClaimPage: object } };
  paths: {
    "/api/v1/claims": { get: { responses: { 200: { content: { "application/json": object } } } } };
  };
}
