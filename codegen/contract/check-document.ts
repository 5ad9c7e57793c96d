import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { formats } from "../validators/formats.ts";
import { checkRecursion } from "./check-recursion.ts";
import { checkReferences } from "./check-references.ts";
import type { Document } from "./document.ts";
import { documentSchema } from "./document-schema.ts";
import { ContractError } from "./model.ts";

/**
 * Refuses what the readers and emitters would stumble over, with a JSON pointer. They rely on the shape of the document
 * and on its references; what only they can see, they refuse themselves.
 */
export function checkDocument(document: unknown): asserts document is Document {
  const ajv = new Ajv2020({ strict: false, formats });
  if (!ajv.validate(documentSchema, document)) {
    const error = ajv.errors?.[0];
    throw new ContractError(`#${error?.instancePath ?? ""}`, error ? sentence(error) : "is not valid");
  }
  checkReferences(document as Document);
  checkRecursion(document as Document);
}

function sentence({ keyword, params, message = "", propertyName }: ErrorObject): string {
  if (keyword === "enum") return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
  if (keyword === "false schema") return "is no extension that the generator knows";
  if (keyword === "additionalProperties") return `must not have the member ${params.additionalProperty}`;
  return propertyName === undefined ? message : `the name ${propertyName} ${message}`;
}
