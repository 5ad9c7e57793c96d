import type { Document, OperationObject } from "./document.ts";
import { type Contract, ContractError } from "./model.ts";
import { readOperation } from "./read-operation.ts";
import { createResolver } from "./resolve.ts";

/**
 * Converts the parsed document to the model that the emitters read. Throws a `ContractError` that names the location.
 */
export function readContract(document: Document): Contract {
  const bodyLimit = document["x-body-limit"];
  if (typeof bodyLimit !== "number") throw new ContractError("#", "x-body-limit is missing");
  const jsonBodyLimit = document["x-json-body-limit"] ?? bodyLimit;
  const contract: Contract = {
    document,
    version: document.info.version,
    rateLimits: document["x-rate-limits"] ?? {},
    bodyLimit,
    jsonBodyLimit,
    schemas: document.components?.schemas ?? {},
    operations: [],
  };
  const resolve = createResolver(document);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods.filter((name) => name in item)) {
      const shared = item.parameters ?? [];
      const own = item[method] as OperationObject;
      const parameters = [...shared, ...(own.parameters ?? [])];
      contract.operations.push(readOperation(document, resolve, path, method, { ...own, parameters }));
    }
  }
  checkTogether(contract);
  return contract;
}

/** Checks constraints across operations. Throws a `ContractError`. */
function checkTogether({ operations, rateLimits }: Contract): void {
  const ids = new Set<string>();
  for (const operation of operations) {
    if (ids.has(operation.id)) throw new ContractError(operation.id, "the operationId is used twice");
    ids.add(operation.id);
    for (const name of operation.rateLimits) {
      if (!(name in rateLimits)) throw new ContractError(operation.id, `x-rate-limits has no ${name}`);
    }
  }
}

const methods = ["get", "post", "put", "patch", "delete"];
