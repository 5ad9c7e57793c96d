import type { Operation } from "./contract/document.ts";
import { credentialKinds, isPublic, keyHeader } from "./contract/security.ts";
import { type Request, withHeaders } from "./request.ts";
import type { Session } from "./session.ts";

/** Adds the credentials that the operation requires, none if it is public. Returns null if they were not given. */
export function authenticate(session: Session, operation: Operation, request: Request): Request | null {
  if (isPublic(operation)) return request;
  return withApiKey(session, operation, request) ?? withCookie(session, operation, request);
}

/** Adds the API key. Returns null if the operation accepts none, or none was given. */
export function withApiKey(
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
  const acceptsCookie = credentialKinds(contract, operation).has("session");
  if (options.cookie === undefined || !acceptsCookie) return null;
  // Services reject cookies without the Origin header that a browser sends.
  return withHeaders(request, { cookie: options.cookie, origin: new URL(options.baseUrl).origin });
}

export const noCredentials = "it needs credentials that were not given";
