import type { Contract } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { groupResources } from "./group-resources.ts";

/** `sdk-methods.ts`: the method of the SDK for each operation that has one, as the API reference names it. */
export function emitSdkMethods(contract: Contract): string {
  const rows = [...groupResources(contract)].flatMap(([resource, operations]) =>
    [...operations].map(([method, { id }]) => {
      const name = method === null ? resource : `${resource}.${method}`;
      return `  ${id}: "client.${name}",\n`;
    }),
  );
  return `${header}import type { OperationId } from "./handlers.ts";

/** The method of the SDK that calls an operation. */
export const sdkMethods: Partial<Record<OperationId, string>> = {
${rows.join("")}};
`;
}
