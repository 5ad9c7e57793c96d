import type { Document } from "./document.ts";
import { ContractError } from "./model.ts";
import { child, pointerTo, segmentsOf } from "./pointer.ts";

/** Refuses a reference that leaves the document, leads nowhere, or leads back to itself. */
export function checkReferences(document: Document): void {
  visit(document, [], "object");

  /** `names`: the members are named by the author, so that none of them is a keyword. */
  function visit(node: unknown, path: string[], kind: "object" | "names"): void {
    if (typeof node !== "object" || node === null) return;
    if (kind === "object" && "$ref" in node) follow(node.$ref, path);
    for (const [name, value] of Object.entries(node)) {
      if (kind === "object" && isLiteral(name, value)) continue;
      visit(value, [...path, name], kind === "object" && maps.has(name) ? "names" : "object");
    }
  }

  function follow($ref: unknown, path: string[]): void {
    const seen = new Set<unknown>();
    for (let next = $ref; next !== undefined; ) {
      if (typeof next !== "string" || !next.startsWith("#/components/"))
        throw new ContractError(pointerTo(path), `$ref must begin with #/components/, unlike ${next}`);
      if (seen.has(next)) throw new ContractError(pointerTo(path), `$ref leads back to itself at ${next}`);
      seen.add(next);
      const target = segmentsOf(next).reduce<unknown>(child, document);
      if (target === undefined) throw new ContractError(pointerTo(path), `$ref leads nowhere: no ${next}`);
      next = child(target, "$ref") as string | undefined;
    }
  }
}

/** Values that are data: a `$ref` in them refers to nothing. The examples of a schema are a list, those of a body not. */
const isLiteral = (name: string, value: unknown): boolean =>
  literals.has(name) || (name === "examples" && Array.isArray(value));

const literals = new Set(["example", "value", "default", "const", "enum"]);
const maps = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "paths",
  "responses",
  "headers",
  "schemas",
]);
