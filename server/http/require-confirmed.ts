import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { Principal } from "../domain/records.ts";

type Operation = Pick<OperationSpec, "tag" | "method" | "security">;

/**
 * Throws where the operator has addresses confirmed before an account writes, and this account's is not. Forms of pages
 * call these operations, so they are refused with them.
 */
export async function requireConfirmed(
  { confirmEmail, store }: Pick<Deps, "confirmEmail" | "store">,
  operation: Operation,
  principal: Principal | null,
): Promise<void> {
  if (!confirmEmail || !principal || !concernsOthers(operation)) return;
  const contact = await store.principals.findContact(principal.id);
  if (!contact?.isConfirmed) throw new DomainError("forbidden", "account.unconfirmed");
}

/** What a key needs `write` or `run` for, and changes of organizations. */
function concernsOthers({ tag, method, security }: Operation): boolean {
  const scopes: readonly string[] = security.apiKey ? security.apiKey.scopes : [];
  return scopes.includes("write") || scopes.includes("run") || (tag === "organizations" && method !== "GET");
}
