import type { Document, OperationObject, Referable, Schema } from "./document.ts";
import { ContractError } from "./model.ts";
import { pointerTo } from "./pointer.ts";
import { createResolver } from "./resolve.ts";

/** Refuses a recursive request of the Agent API: a tool's arguments are described with nothing referred to. */
export function checkRecursion(document: Document): void {
  const resolve = createResolver(document);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { requestBody, ...policies } = operation as OperationObject;
      if (policies["x-error-family"] !== "v1" || !requestBody) continue;
      for (const [mediaType, { schema = {} }] of Object.entries(resolve(requestBody).content)) {
        const place = ["paths", path, method, "requestBody", "content", mediaType, "schema"];
        visit(schema, [], pointerTo(place));
      }
    }
  }

  function visit(schema: Referable<Schema>, above: string[], pointer: string): void {
    const { $ref } = schema;
    if (typeof $ref === "string" && above.includes($ref))
      throw new ContractError(pointer, `a request of the Agent API cannot contain itself, as ${$ref} does`);
    const seen = typeof $ref === "string" ? [...above, $ref] : above;
    const { properties = {}, items } = resolve<Schema>(schema);
    for (const part of [...Object.values(properties), ...(items ? [items] : [])]) visit(part, seen, pointer);
  }
}
