import type { Operation } from "./contract/document.ts";
import { credentialKinds, isPublic, keyHeader } from "./contract/security.ts";
import { type Request, withHeaders } from "./request.ts";
import type { Session } from "./session.ts";

/** The request as somebody who may make it: anonymous where that is enough. Null where we have not what it takes. */
export function identify(session: Session, operation: Operation, request: Request): Request | null {
  if (isPublic(operation)) return request;
  return withKey(session, operation, request) ?? withCookie(session, operation, request);
}

/** Null where the operation takes no key, or we have none. */
export function withKey(
  { contract, options }: Session,
  operation: Operation,
  request: Request,
): Request | null {
  const kinds = credentialKinds(contract, operation);
  if (options.apiKey === undefined) return null;
  if (kinds.has("key")) return withHeaders(request, { [keyHeader(contract)]: options.apiKey });
  return kinds.has("bearer") ? withHeaders(request, { authorization: `Bearer ${options.apiKey}` }) : null;
}

function withCookie({ contract, options }: Session, operation: Operation, request: Request): Request | null {
  const takes = credentialKinds(contract, operation).has("session");
  if (options.cookie === undefined || !takes) return null;
  // A browser says where a form came from, and services refuse one that does not.
  return withHeaders(request, { cookie: options.cookie, origin: new URL(options.baseUrl).origin });
}

export const noCredentials = "it needs credentials that were not given";
