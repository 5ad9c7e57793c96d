import { isIP } from "node:net";
import type { OperationSpec, SecuritySpec } from "../__generated__/operation-spec.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { Principal } from "../domain/records.ts";

export interface Caller {
  principal: Principal | null;
  /** The API key that was sent, with its scopes. */
  key: { id: string; scopes: readonly string[] } | null;
}

/**
 * Identifies the caller (docs/rules/access.md#caller) by the API key if one is sent, else by the session, else as
 * anonymous. An invalid key is refused even where none is required, so that a caller does not take an anonymous
 * response for its own. Ignores credentials where the contract accepts none: health works without a database.
 */
export async function identify(deps: Deps, rule: SecuritySpec, headers: Headers): Promise<Caller> {
  if (!rule.apiKey && !rule.bearer && !rule.session) return { principal: null, key: null };
  // Everything after the scheme is the key: an empty one, or one with spaces, is invalid.
  const bearer = /^Bearer(?: +(.*))?$/i.exec(headers.get("authorization") ?? "");
  const key =
    headers.get("x-api-key") ?? (bearer && (rule.bearer || !rule.apiKey) ? (bearer[1] ?? "") : null);
  if (key !== null) return identifyKey(deps, rule, key);

  const userId = rule.session ? await deps.identity.findSessionUser(headers) : null;
  if (userId === null) {
    // The challenge of every 401 names Bearer, the only registered scheme for keys.
    const isMisplaced = bearer !== null && rule.apiKey;
    if (!rule.anonymous)
      throw new DomainError("unauthenticated", isMisplaced ? "identity.key_header" : "identity.sign_in");
    return { principal: null, key: null };
  }
  return { principal: await requirePrincipal(deps, "human", userId), key: null };
}

/** Throws for cross-origin writes with a cookie: browsers send session cookies with requests of any site (CSRF). */
export function requireSameSite(method: string, headers: Headers, baseUrl: string): void {
  if (["GET", "HEAD", "OPTIONS"].includes(method) || !headers.has("cookie")) return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const ownOrigin = new URL(baseUrl).origin;
  if (site === "cross-site" || (origin !== null && origin !== ownOrigin)) {
    throw new DomainError("forbidden", "identity.cross_site", { parameters: { origin: ownOrigin } });
  }
}

/**
 * Throws where a tool message names another host: by DNS rebinding a web site has its visitors' browsers send to this
 * machine what counts as sent to itself. Nobody can rebind an address, or the name of the visitor's own machine.
 */
export function requireOwnHost({ tag }: Pick<OperationSpec, "tag">, headers: Headers, baseUrl: string): void {
  const host = headers.get("host");
  // Every browser sends one.
  if (tag !== "mcp" || host === null) return;
  const { origin, hostname: own } = new URL(baseUrl);
  const sent = `http://${host}`;
  const hostname = URL.canParse(sent) ? new URL(sent).hostname : "";
  const isOwn = hostname === own || hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  if (!isOwn) throw new DomainError("forbidden", "identity.cross_site", { parameters: { origin } });
}

/**
 * Throws unless the form of a page was sent by a page of this service. Signing in takes no cookie, so that another site
 * could sign a visitor in as somebody else. Every browser that sends a form says where from.
 */
export function requireOwnForm(
  { tag, method }: Pick<OperationSpec, "tag" | "method">,
  headers: Headers,
  baseUrl: string,
): void {
  if (tag !== "pages" || method === "GET") return;
  const ownOrigin = new URL(baseUrl).origin;
  const isOwn = headers.has("origin")
    ? headers.get("origin") === ownOrigin
    : headers.get("sec-fetch-site") === "same-origin";
  if (!isOwn)
    throw new DomainError("forbidden", "identity.cross_site", { parameters: { origin: ownOrigin } });
}

/** Throws where the key lacks a scope. Call it after counting the request, so that probing scopes is rate-limited. */
export function requireScope(rule: SecuritySpec, { key }: Caller): void {
  const required = rule.apiKey || rule.bearer || { scopes: [] };
  const scope = key && required.scopes.find((name) => !key.scopes.includes(name));
  if (scope) throw new DomainError("insufficient_scope", "identity.scope", { parameters: { scope } });
}

async function identifyKey(deps: Deps, rule: SecuritySpec, key: string): Promise<Caller> {
  const verified = await deps.identity.verifyKey(key);
  if (!verified) throw new DomainError("invalid_api_key", "identity.invalid_key");
  if (!rule.apiKey && !rule.bearer && rule.session)
    throw new DomainError("session_required", "identity.session_required");
  const { keyId, userId, scopes } = verified;
  return { principal: await requirePrincipal(deps, "api_key", userId), key: { id: keyId, scopes } };
}

async function requirePrincipal(deps: Deps, type: Principal["type"], userId: string): Promise<Principal> {
  const user = await deps.store.principals.findByUser(userId);
  if (!user) throw new DomainError("unauthenticated", "identity.sign_in");
  return { type, id: userId, ...user };
}
