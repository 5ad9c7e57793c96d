import { type Contract, ContractError, type Operation } from "../contract/model.ts";
import { methodName } from "../text/method-name.ts";

/** The operations of each resource by their methods' names; null for a resource that is itself a method. */
export function groupResources(contract: Contract): Map<string, Map<string | null, Operation>> {
  const tags = [...new Set(contract.operations.map(({ tag }) => tag))];
  const resources = new Map<string, Map<string | null, Operation>>();
  for (const operation of methodOperations(contract)) {
    const { resource, method } = methodName(operation.id, operation.tag, tags);
    const methods = resources.get(resource) ?? new Map<string | null, Operation>();
    if (methods.has(method)) throw new ContractError(operation.id, `${resource}.${method} is already taken`);
    resources.set(resource, methods.set(method, operation));
  }
  return resources;
}

export const methodOperations = (contract: Contract): Operation[] =>
  contract.operations.filter(({ tag, id }) => !left.has(tag) && !ofBrowsers.has(id));

/** Pages are for people, with their accounts; `/mcp` is for tool clients, and feeds are for their readers: none is a method. */
const left = new Set(["pages", "account", "mcp", "feeds"]);

/** What pages do for the person before them, or other sites show: the whole client has 10 kB. */
const ofBrowsers = new Set([
  ...["listInvitations", "getInvitation", "acceptInvitation", "declineInvitation", "cancelInvitation"],
  ...["getEmbedding", "getApiReference", "getClaimPicture"],
]);
