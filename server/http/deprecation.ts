import type { OperationSpec } from "../__generated__/operation-spec.ts";

/** Midnight (UTC) of 20 November 2026: contract 1.1.0 is the first one published, and marks what is deprecated. */
const deprecatedSince = "@1795132800";

/** The `Deprecation` header (RFC 9745) of a request that uses a parameter which the contract marks as deprecated. */
export function deprecationHeader({ parameters }: OperationSpec, request: Request): Record<string, string> {
  const query = new URL(request.url).searchParams;
  const used = parameters.some(
    ({ deprecated, in: place, name }) =>
      deprecated && (place === "header" ? request.headers.has(name) : query.has(name)),
  );
  return used ? { Deprecation: deprecatedSince } : {};
}
