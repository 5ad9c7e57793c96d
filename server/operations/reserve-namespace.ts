import type { Deps } from "../deps.ts";
import { isReservedName } from "../domain/account/reserved-names.ts";
import { DomainError } from "../domain/errors.ts";

/**
 * Makes a user or an organization under a name that nobody has: people and organizations share one namespace, which is
 * claimed first and given back if what was to have it does not come to be.
 */
export async function reserveNamespace<T>(
  { store, now }: Pick<Deps, "store" | "now">,
  slug: string,
  kind: "user" | "organization",
  make: () => Promise<T>,
): Promise<T> {
  if (isReservedName(slug))
    throw new DomainError("conflict", "identity.name_reserved", { parameters: { name: slug } });
  if (!(await store.principals.reserveNamespace(slug, kind, now().toISOString()))) {
    throw kind === "user"
      ? new DomainError("conflict", "identity.username_taken", { parameters: { username: slug } })
      : new DomainError("conflict", "organization.slug_taken", { parameters: { slug } });
  }
  try {
    return await make();
  } catch (error) {
    await store.principals.releaseNamespace(slug);
    throw error;
  }
}
