import type { Document, Operation, Parameter, SecurityScheme, Words } from "./document.ts";
import { type Schemas, schemasOf } from "./schemas.ts";

/** A parsed contract with resolved references. */
export interface Contract {
  version: string;
  /** Of the whole service. */
  description: string;
  /** In the document's order. */
  operations: Operation[];
  /** Upper-case methods by path. */
  methods: Map<string, string[]>;
  securitySchemes: Record<string, SecurityScheme>;
  schemas: Schemas;
  /** What it says of all answers. */
  words: Words;
  /** As it was given. */
  document: unknown;
}

/** Reads an OpenAPI 3.1 document. Throws a TypeError for any other value. */
export function readContract(document: unknown): Contract {
  const whole = (document ?? {}) as Partial<Document>;
  const { openapi, info, paths, components, security, "x-unknown-query": unknownQuery } = whole;
  if (!openapi?.startsWith("3.1") || !info || !paths)
    throw new TypeError("The contract is not an OpenAPI 3.1 document");
  const methods = new Map<string, string[]>();
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    const { parameters: shared = [], ...rest } = resolve(document, item) as { parameters?: Parameter[] };
    const declared = Object.entries(rest).filter(([method]) => operationMethods.has(method));
    methods.set(
      path,
      declared.map(([method]) => method.toUpperCase()),
    );
    return declared.map(([method, operation]): Operation => {
      const { parameters = [], ...own } = operation as Operation;
      const requirements = own.security ?? security ?? [];
      return {
        ...(unknownQuery && { "x-unknown-query": unknownQuery }),
        ...own,
        method: method.toUpperCase(),
        path,
        pointer: `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`,
        security: requirements,
        parameters: [...shared, ...parameters],
      };
    });
  });
  return {
    version: info.version,
    description: info.description ?? "",
    operations,
    methods,
    securitySchemes: components?.securitySchemes ?? {},
    schemas: schemasOf(components?.schemas ?? {}),
    words: whole,
    document,
  };
}

const operationMethods = new Set(["get", "put", "post", "delete", "patch"]);

/** Resolves references, except in examples, which are data, and in schemas, which may be recursive. */
function resolve(document: unknown, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(document, item));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...beside } = node as { $ref?: unknown };
  if (typeof $ref === "string" && !$ref.startsWith("#/components/schemas/"))
    return { ...(resolve(document, at(document, $ref)) as object), ...beside };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      uninterpretedMembers.has(key) ? value : resolve(document, value),
    ]),
  );
}

const uninterpretedMembers = new Set(["example", "value", "schema"]);

function at(document: unknown, reference: string): unknown {
  const names = reference
    .slice(2)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const target = names.reduce<unknown>(
    (node, name) => (node as Record<string, unknown> | undefined)?.[name],
    document,
  );
  if (target === undefined) throw new TypeError(`The contract has no ${reference}`);
  return target;
}
