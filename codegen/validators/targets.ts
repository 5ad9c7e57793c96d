import type { Schema } from "../contract/document.ts";

/** Collects the schemas to compile. A schema that is added twice is compiled once. */
export interface Targets {
  schemas: Record<string, Schema>;
  /** Adds a schema and returns the expression of its validator in the linked module. */
  add(schema: Schema): string;
}

export function createTargets(module: string): Targets {
  const names = new Map<string, string>();
  const schemas: Record<string, Schema> = {};
  return {
    schemas,
    add(schema) {
      const text = JSON.stringify(schema);
      const name = names.get(text) ?? `v${names.size}`;
      names.set(text, name);
      schemas[name] = schema;
      return `${module}.${name}`;
    },
  };
}
