import Negotiator from "negotiator";

/** The media type of those offered that an `Accept` header prefers (RFC 9110, 12.5.1); the first where it has no say. */
export function preferredType<const T extends string>(
  accept: string | null | undefined,
  offered: readonly T[],
): T | undefined {
  // Clients ask for `application/json; charset=utf-8`, and mean what we have: parameters but the quality are let go.
  const header = accept?.replace(/;(?!\s*q=)[^;,]*/gi, "") || "*/*";
  return new Negotiator({ headers: { accept: header } }).mediaType([...offered]) as T | undefined;
}
