import type { Operation } from "./contract/document.ts";
import { credentialKinds, isPublic, keyHeader } from "./contract/security.ts";
import { type Request, withHeaders } from "./request.ts";
import type { Session } from "./session.ts";

/**
 * Adds the credentials that the operation requires, none if it is public: to change something those of an account of
 * the run's own, where it has one. Returns null if there are none.
 */
export function authenticate(session: Session, operation: Operation, request: Request): Request | null {
  if (isPublic(operation)) return request;
  const [own] = session.people;
  const { apiKey, cookie } = session.options;
  const given = { key: apiKey ?? null, cookie: cookie ?? null };
  const [first, second] = operation.method === "GET" ? [given, own] : [own, own ? undefined : given];
  return signed(session, operation, request, first) ?? signed(session, operation, request, second);
}

interface Credentials {
  key: string | null;
  cookie: string | null;
}

function signed(
  session: Session,
  operation: Operation,
  request: Request,
  { key, cookie }: Credentials = { key: null, cookie: null },
): Request | null {
  const kinds = credentialKinds(session.contract, operation);
  if (key !== null && kinds.has("key")) return withHeaders(request, { [keyHeader(session.contract)]: key });
  if (key !== null && kinds.has("bearer")) return withHeaders(request, { authorization: `Bearer ${key}` });
  if (cookie === null || !kinds.has("session")) return null;
  // Services reject cookies without the Origin header that a browser sends.
  return withHeaders(request, { cookie, origin: new URL(session.options.baseUrl).origin });
}

/** Adds the API key that was given. Returns null if the operation accepts none, or none was given. */
export function withApiKey(session: Session, operation: Operation, request: Request): Request | null {
  return signed(session, operation, request, { key: session.options.apiKey ?? null, cookie: null });
}

export const noCredentials = "it needs credentials that were not given";
