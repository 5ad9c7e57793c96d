import type { Schema } from "../contract/document.ts";
import { type Contract, ContractError, type Operation } from "../contract/model.ts";

/** What a tool answers with: in brief, or with everything that its operation has. */
export interface ToolAnswer {
  /** Paths through objects and lists; null where the whole answer is short. */
  brief: string[] | null;
  /** What is in a brief answer. A whole one, and one of chosen `fields`, has more or less: nothing is required. */
  schema: Schema;
}

/** @throws ContractError if a path of `brief` leads to nothing. */
export function toolAnswer({ schemas }: Contract, { id, tool, responses }: Operation): ToolAnswer {
  const success = responses.find(({ status }) => status < 300);
  const json = success?.contents.find(({ kind }) => kind === "json");
  if (!json) throw new ContractError(id, "x-tool: it answers with no JSON, and has no `text: true`");
  const brief = tool?.brief ?? null;
  const picker = new Picker(id, schemas);
  const paths = brief ?? Object.keys(picker.shapeOf(json.schema).properties ?? {});
  return { brief, schema: picker.pick(json.schema, toTree(paths)) };
}

interface Tree {
  [member: string]: Tree;
}

function toTree(paths: readonly string[]): Tree {
  const tree: Tree = Object.create(null);
  for (const path of paths) {
    let at = tree;
    for (const member of path.split(".")) at = at[member] ??= Object.create(null) as Tree;
  }
  return tree;
}

/** Follows references only where a path leads: a schema may refer to itself. */
class Picker {
  readonly #operation: string;
  readonly #schemas: Record<string, Schema>;

  constructor(operation: string, schemas: Record<string, Schema>) {
    this.#operation = operation;
    this.#schemas = schemas;
  }

  pick(schema: Schema, tree: Tree): Schema {
    const members = Object.keys(tree);
    if (members.length === 0) return this.#leafOf(schema);
    const shape = this.shapeOf(schema);
    const type = this.#typeOf(schema);
    if (shape.items) return { type, items: this.pick(shape.items, tree) };
    const properties = members.map((member) => {
      const found = shape.properties?.[member];
      if (!found) throw new ContractError(this.#operation, `x-tool: the answer has no \`${member}\``);
      return [member, this.pick(found, tree[member]!)];
    });
    return { type, properties: Object.fromEntries(properties) };
  }

  /** Of what may be null, or is one record or its projection, that which has members. */
  shapeOf(schema: Schema): Schema {
    return this.#kindsOf(schema).find(({ properties, items }) => properties ?? items) ?? {};
  }

  /** Kinds and choices alone: a model pays for every word, and has the descriptions of the tools. */
  #leafOf(schema: Schema): Schema {
    const type = this.#typeOf(schema);
    const [kind, ...others] = this.#kindsOf(schema);
    const values = others.length === 0 ? kind?.enum : undefined;
    return { ...(type.length > 0 ? { type } : {}), ...(values ? { enum: values } : {}) };
  }

  #typeOf(schema: Schema): string | string[] {
    const types = [...new Set(this.#kindsOf(schema).flatMap(({ type }) => type ?? []))];
    return types.length === 1 ? types[0]! : types;
  }

  /** The schema that a reference leads to, or each of those that it may be. */
  #kindsOf(schema: Schema): Schema[] {
    const name = schema.$ref?.split("/").at(-1);
    if (name !== undefined) return this.#kindsOf(this.#schemas[name] ?? {});
    const alternatives = schema.anyOf ?? schema.oneOf;
    return alternatives ? alternatives.flatMap((each) => this.#kindsOf(each)) : [schema];
  }
}
