import type { Schema } from "../contract/document.ts";

/** Collects schemas to compile. The same schema added twice is compiled once. */
export interface Targets {
  schemas: Record<string, Schema>;
  /** The expression under which the linked module finds the validator of `schema`. */
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
