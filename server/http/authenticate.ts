import type { SecuritySpec } from "../__generated__/operation-spec.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { Principal } from "../domain/records.ts";

export interface Caller {
  principal: Principal | null;
  /** The key that was used, with what it may do. */
  key: { id: string; scopes: readonly string[] } | null;
}

/**
 * Who asks (docs/rules/access.md#caller): a key where one is sent, else the session, else nobody. A key that
 * is sent and wrong is refused even where none is needed: a caller must not take an anonymous answer for its own.
 * Where the contract takes no credential at all, none is looked at: health answers without a database.
 */
export async function identify(deps: Deps, rule: SecuritySpec, headers: Headers): Promise<Caller> {
  if (!rule.apiKey && !rule.bearer && !rule.session) return { principal: null, key: null };
  // What stands after the scheme is the key, whatever it is: also nothing, or two words, is a wrong one.
  const bearer = /^Bearer(?: +(.*))?$/i.exec(headers.get("authorization") ?? "");
  const given =
    headers.get("x-api-key") ?? (bearer && (rule.bearer || !rule.apiKey) ? (bearer[1] ?? "") : null);
  if (given !== null) return identifyKey(deps, rule, given);

  const userId = rule.session ? await deps.identity.sessionUser(headers) : null;
  if (userId === null) {
    if (!rule.anonymous) throw new DomainError("unauthenticated", "identity.sign_in");
    return { principal: null, key: null };
  }
  return { principal: await principalOf(deps, "human", userId), key: null };
}

/** A session cookie is sent by the browser whoever made the page: writes from another origin are refused. */
export function requireSameSite(method: string, headers: Headers, baseUrl: string): void {
  if (["GET", "HEAD", "OPTIONS"].includes(method) || !headers.has("cookie")) return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const own = new URL(baseUrl).origin;
  if (site === "cross-site" || (origin !== null && origin !== own)) {
    throw new DomainError("forbidden", "identity.cross_site", { parameters: { origin: own } });
  }
}

/** Checked after the key's limit, so that trying scopes is limited too. */
export function requireScope(rule: SecuritySpec, { key }: Caller): void {
  const needed = rule.apiKey || rule.bearer || { scopes: [] };
  const scope = key && needed.scopes.find((name) => !key.scopes.includes(name));
  if (scope) throw new DomainError("insufficient_scope", "identity.scope", { parameters: { scope } });
}

async function identifyKey(deps: Deps, rule: SecuritySpec, key: string): Promise<Caller> {
  const verified = await deps.identity.verifyKey(key);
  if (!verified) throw new DomainError("invalid_api_key", "identity.invalid_key");
  if (!rule.apiKey && !rule.bearer && rule.session)
    throw new DomainError("session_required", "identity.session_required");
  const { keyId, userId, scopes } = verified;
  return { principal: await principalOf(deps, "api_key", userId), key: { id: keyId, scopes } };
}

async function principalOf(deps: Deps, type: Principal["type"], userId: string): Promise<Principal> {
  const found = await deps.store.principals.findByUser(userId);
  if (!found) throw new DomainError("unauthenticated", "identity.sign_in");
  return { type, id: userId, ...found };
}
