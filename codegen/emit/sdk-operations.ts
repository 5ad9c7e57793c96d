import type { Contract } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { print } from "../text/print.ts";
import { describeOperation } from "./describe-operation.ts";
import { methodOperations } from "./group-resources.ts";
import { sectionsType } from "./method-source.ts";
import { hasParameters, parametersName, parametersType } from "./parameters-type.ts";
import { successResponse } from "./success-response.ts";

/**
 * `operations.ts` of the SDK: for each operation its parameters' type and its description as data. A description alone is
 * enough to send a request, so that an application which uses three operations carries three.
 */
export function emitSdkOperations(contract: Contract): string {
  const { schemas } = contract;
  const operations = methodOperations(contract);
  const types = operations.map(
    (operation) => parametersType(operation, schemas) + sectionsType(operation, schemas),
  );
  const constants = operations.map((operation) => {
    const { id } = operation;
    const parameters = hasParameters(operation) ? parametersName(operation) : "undefined";
    const { type } = successResponse(operation, schemas);
    const source = describeOperation(operation, schemas)
      .map((argument) => print(argument))
      .join(", ");
    return `export const ${id} = describeOperation<${parameters}, ${type}>(${source});\n\n`;
  });
  return `${header}import { describeOperation } from "../describe-operation.ts";
import type { PageOf } from "../pages.ts";
import type { ReadonlyLists } from "../selection.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

${types.join("")}${constants.join("").trimEnd()}
`;
}
