import openapi, { astToString, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { Document, Schema } from "../contract/document.ts";
import { isBinary } from "../contract/read-contents.ts";
import { header } from "../text/header.ts";
import { nameSchemas } from "./name-schemas.ts";

/**
 * `types.ts`: `paths`, `operations`, `components`, and every component schema under its own name. Bytes are a `Blob`,
 * as the SDK sends them; the server's inputs put an uploaded file in its place.
 */
export async function emitTypes(document: Document): Promise<string> {
  const nodes = await openapi(withoutResponseHeaders(document) as never, {
    alphabetize: true,
    // A defaulted member may be left out by the caller.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema: SchemaObject) => (isBinary(schema as Schema) ? blob() : undefined),
  });
  return header + astToString(nameSchemas(nodes));
}

const blob = () => ts.factory.createTypeReferenceNode("Blob");

/** The emitter would call every header that is a `$ref` required; results say which ones are. */
function withoutResponseHeaders(document: Document): Document {
  return JSON.parse(JSON.stringify(document), function (this: unknown, name, value) {
    const isResponse =
      typeof this === "object" && this !== null && "content" in this && "description" in this;
    return name === "headers" && isResponse ? undefined : value;
  });
}
