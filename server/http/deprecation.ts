import type { OperationSpec } from "../__generated__/operation-spec.ts";

/** Midnight (UTC) of 20 November 2026: contract 1.1.0, the first published one, declares the deprecations. */
const deprecatedSince = "@1795132800";

/** Returns the `Deprecation` header (RFC 9745) for a request with a parameter that the contract deprecates. */
export function deprecationHeader({ parameters }: OperationSpec, request: Request): Record<string, string> {
  const deprecated = parameters.filter((parameter) => parameter.deprecated);
  // Most operations have none, and need no address taken apart.
  if (deprecated.length === 0) return {};
  const query = new URL(request.url).searchParams;
  const used = deprecated.some(({ in: location, name }) =>
    location === "header" ? request.headers.has(name) : query.has(name),
  );
  return used ? { Deprecation: deprecatedSince } : {};
}
