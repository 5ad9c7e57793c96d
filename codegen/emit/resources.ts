import { type Contract, ContractError, type Operation } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { describeOperation } from "./describe-operation.ts";
import { groupResources, methodOperations } from "./group-resources.ts";
import { methodSource, sectionsType } from "./method-source.ts";
import { parametersType } from "./parameters-type.ts";

/**
 * `resources.ts` of the SDK: for each operation its description as data, its parameters' type, and its method. A
 * description alone is enough to send a request, so that an application which uses three operations carries three.
 */
export function emitResources(contract: Contract): string {
  const operations = methodOperations(contract);
  const resources = groupResources(contract);
  const hasEvents = operations.some((operation) => operation.events !== null);
  const methods = ["bare", "call", ...(hasEvents ? ["events"] : []), "list"];
  const typesSource = (operation: Operation) =>
    parametersType(operation, contract.schemas) + sectionsType(operation, contract.schemas);
  return `${header}import { createMethods } from "../create-methods.ts";
import { describeOperation } from "../describe-operation.ts";
import type { PageOf, Paginated } from "../pages.ts";
import type { Reply, Requester, RequestOptions } from "../requester.ts";
import type { ReadonlyLists, Selected } from "../selection.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

${operations.map(typesSource).join("")}${operations
  .map((operation) => describeOperation(operation, contract.schemas))
  .join("")}/** Every operation as a method of its resource. */
export function createResources(request: Requester) {
  const { ${methods.join(", ")} } = createMethods(request);
  return {
${[...resources].map(([name, methods]) => resourceSource(contract, name, methods)).join("")}  };
}
`;
}

function resourceSource(contract: Contract, name: string, methods: Map<string | null, Operation>): string {
  const itself = methods.get(null);
  if (itself) {
    if (methods.size > 1)
      throw new ContractError(itself.id, `${name} has other operations, so it needs a verb`);
    return methodSource(name, itself, contract.schemas, "    ");
  }
  const sources = [...methods].map(([method, operation]) =>
    methodSource(method!, operation, contract.schemas, "      "),
  );
  return `    ${name}: {\n${sources.join("")}    },\n`;
}
