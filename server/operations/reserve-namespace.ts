import type { Deps } from "../deps.ts";
import { isReservedName } from "../domain/account/reserved-names.ts";
import { DomainError } from "../domain/errors.ts";

/**
 * Creates a user or an organization under an unused name. Both share one set of names: the name is reserved first and
 * released if the creation fails. Throws `conflict` for a taken or reserved name.
 */
export async function reserveNamespace<T>(
  { store, now }: Pick<Deps, "store" | "now">,
  slug: string,
  kind: "user" | "organization",
  create: () => Promise<T>,
): Promise<T> {
  if (isReservedName(slug))
    throw new DomainError("conflict", "identity.name_reserved", { parameters: { name: slug } });
  if (!(await store.principals.reserveNamespace(slug, kind, now().toISOString()))) {
    throw kind === "user"
      ? new DomainError("conflict", "identity.username_taken", { parameters: { username: slug } })
      : new DomainError("conflict", "organization.slug_taken", { parameters: { slug } });
  }
  try {
    return await create();
  } catch (error) {
    await store.principals.releaseNamespace(slug);
    throw error;
  }
}
