import type { Document, Referable } from "./document.ts";
import { ContractError } from "./model.ts";

export type Resolver = <T extends object>(value: Referable<T>) => T;

/** Follows `$ref`s of the form `#/components/<kind>/<name>`; members beside a `$ref` override those of its target. */
export function createResolver(document: Document): Resolver {
  return function resolve<T extends object>(value: Referable<T>): T {
    if (!("$ref" in value) || typeof value.$ref !== "string") return value as T;
    const { $ref, ...beside } = value;
    const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec($ref) ?? [];
    const target = kind && name ? document.components?.[kind]?.[name] : undefined;
    if (!target) throw new ContractError($ref, "no such component");
    return { ...resolve(target as Referable<T>), ...beside };
  };
}
