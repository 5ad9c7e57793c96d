import { type Contract, ContractError, type Operation } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { print } from "../text/print.ts";
import { describeOperation } from "./describe-operation.ts";
import { groupResources } from "./group-resources.ts";
import { methodSource } from "./method-source.ts";
import { successResponse } from "./success-response.ts";

/**
 * `resources.ts` of the SDK: the type of every operation as a method of its resource, and the table that the methods are
 * made of. The table repeats what `operations.ts` describes: a constant for each operation, and a call for each method,
 * would be a third more bytes of every application that has the whole client.
 */
export function emitResources(contract: Contract): string {
  const resources = [...groupResources(contract)];
  const interfaces = resources.map(([name, methods]) => resourceType(contract, name, methods)).join("");
  const table = resources.map(([name, methods]) => rowsOf(contract, name, methods)).join("");
  const names = (pattern: RegExp, source: string) =>
    [...new Set(source.match(pattern))].toSorted((a, b) => (a < b ? -1 : 1));
  const ofOperations = names(/\b\w+(Parameters|Sections)\b/g, interfaces);
  return `${header}import { createMethods, type Methods } from "../create-methods.ts";
import type { PageOf, Paginated } from "../pages.ts";
import type { Reply, Requester, RequestOptions } from "../requester.ts";
import type { Selected } from "../selection.ts";
import type { ${ofOperations.join(", ")} } from "./operations.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

/** Every operation as a method of its resource. */
export interface Resources {
${interfaces}}

export const createResources = (request: Requester): Resources =>
  createMethods(request, table) as unknown as Resources;

const table: Methods = {
${table}};
`;
}

type Methods = Map<string | null, Operation>;

function resourceType(contract: Contract, name: string, methods: Methods): string {
  const itself = methods.get(null);
  if (itself) {
    if (methods.size > 1)
      throw new ContractError(itself.id, `${name} has other operations, so it needs a verb`);
    return methodSource(name, itself, contract.schemas, "  ");
  }
  const sources = [...methods].map(([method, operation]) =>
    methodSource(method!, operation, contract.schemas, "    "),
  );
  return `  ${name}: {\n${sources.join("")}  };\n`;
}

function rowsOf({ schemas }: Contract, name: string, methods: Methods): string {
  const row = (operation: Operation) => {
    const last = successResponse(operation, schemas).events?.last;
    return [...describeOperation(operation, schemas), ...(last ? [last] : [])];
  };
  const itself = methods.get(null);
  const rows = itself
    ? row(itself)
    : Object.fromEntries([...methods].map(([method, operation]) => [method, row(operation)]));
  return `  ${name}: ${print(rows, "  ")},\n`;
}
