import type { FoundRepository } from "./find-repository.ts";

/** The address of a repository's page. Its names come from the service: they are no part of another address. */
export function pageOf({
  baseUrl,
  owner,
  slug,
}: Pick<FoundRepository, "baseUrl" | "owner" | "slug">): string {
  return `${baseUrl}/r/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`;
}
