import type { Document, Schema } from "./document.ts";
import { findUses, type Uses } from "./find-uses.ts";
import { type Operation, readOperation } from "./operation.ts";

/** The contract as its pages show it. */
export interface Reference {
  document: Document;
  /** In the document's order. */
  operations: Operation[];
  operation(id: string): Operation | undefined;
  schema(name: string): Schema | undefined;
  usesOf(schemaName: string): Uses;
}

/** Reads the contract with the first call. */
export function createReference(contract: Uint8Array): () => Reference {
  let reference: Reference | undefined;
  return () => {
    reference ??= read(JSON.parse(new TextDecoder().decode(contract)));
    return reference;
  };
}

function read(document: Document): Reference {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => readOperation(document, method, path, operation)),
  );
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));
  const { schemas } = document.components;
  const uses = findUses(operations, schemas);
  return {
    document,
    operations,
    operation: (id) => byId.get(id),
    schema: (name) => (Object.hasOwn(schemas, name) ? schemas[name] : undefined),
    usesOf: (name) => uses.get(name) ?? { operations: [], schemas: [] },
  };
}
