import type { Contract } from "./contract/read-contract.ts";
import type { Request } from "./request.ts";

/** Returns the header fields of a request that say who makes it; none of one that is made by nobody. */
export function callerOf({ securitySchemes }: Contract, { headers }: Request): Record<string, string> {
  const names = Object.values(securitySchemes).map(({ type, in: place, name }) =>
    type === "http" ? "authorization" : place === "header" ? String(name).toLowerCase() : "cookie",
  );
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase())));
}

export const isAnonymous = (contract: Contract, request: Request): boolean =>
  Object.keys(callerOf(contract, request)).length === 0;
