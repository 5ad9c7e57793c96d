import type { Payload } from "../__generated__/handler-types.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Answer } from "../deps.ts";
import { type CachePolicy, cacheControl, entityTag, matchEntityTag } from "./caching.ts";
import { contentSecurityPolicy } from "./content-policy.ts";
import { deprecationHeader } from "./deprecation.ts";

export interface ResponseContext {
  spec: OperationSpec;
  request: Request;
  requestId: string;
  /** Whether the response depends on the caller's session. */
  identified: boolean;
  limits: Record<string, string | number>;
  /** What every answer of the path has. */
  fields?: Readonly<Record<string, string>> | undefined;
  tagSecret: string;
  /** The key that validates entity tags before the response is built; absent where that is not possible. */
  revisionKey?: string | undefined;
  /** Given the headers and the content of a 200 that `revisionKey` vouches for, also where a 304 is sent. */
  keep?: ((headers: Headers, payload: string | Uint8Array) => void) | undefined;
}

/** Builds a response. The only place that sets headers of caching, conditional requests, limits and the request id. */
export function respond(answer: Answer, context: ResponseContext): Response {
  const { spec, request, requestId, identified, limits, fields, tagSecret, revisionKey: revision } = context;
  const policy: CachePolicy = spec.cache ?? "no-store";
  const mediaType = answer.mediaType ?? spec.responses[answer.status]?.mediaTypes[0];
  const payload = toPayload(answer, mediaType);
  const headers = new Headers({
    "Cache-Control": cacheControl(policy, identified),
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  });
  if (policy !== "no-store") headers.set("Vary", varyOf(spec));
  if (mediaType && payload !== null) setAll(headers, describeContent(mediaType, payload));
  // Headers of the handler take precedence.
  setAll(headers, { ...deprecationHeader(spec, request), ...limits, ...fields, ...answer.headers });
  const hasTag = policy !== "no-store" && answer.status === 200 && !(payload instanceof ReadableStream);
  if (hasTag && !headers.has("ETag")) headers.set("ETag", entityTag(tagSecret, payload ?? "", revision));

  if (context.keep && hasTag && payload !== null) context.keep(headers, payload);

  const tag = headers.get("ETag");
  const hasValidator = answer.status === 200 || answer.status === 206;
  const matchedTag =
    hasValidator && tag !== null && matchEntityTag(request.headers.get("if-none-match"), tag);
  if (matchedTag) {
    headers.set("ETag", matchedTag);
    for (const name of contentHeaders) headers.delete(name);
    return new Response(cancelStream(payload), { status: 304, headers });
  }
  const body = request.method === "HEAD" ? cancelStream(payload) : payload;
  return new Response(body as BodyInit | null, { status: answer.status, headers });
}

/** Headers that describe the content, which a 304 does not have (RFC 9110, 15.4.5). */
export const contentHeaders: ReadonlySet<string> = new Set([
  "accept-ranges",
  "content-disposition",
  "content-language",
  "content-length",
  "content-range",
  "content-security-policy",
  "content-type",
]);

/** Text is encoded once, for its length, its tag and the connection: a page of many Claims is what takes longest. */
function toPayload({ body }: Answer, mediaType: string | undefined): Exclude<Payload, string> | null {
  if (body === undefined) return null;
  if (body instanceof Uint8Array || body instanceof ReadableStream) return body;
  const json = mediaType !== undefined && /\bjson$/.test(mediaType);
  return Buffer.from(typeof body === "string" && !json ? body : JSON.stringify(body));
}

/** The handler sets the length of a stream. */
function describeContent(
  mediaType: string,
  payload: Exclude<Payload, string>,
): Record<string, string | number> {
  return {
    "Content-Type": /^text\/[^;]*$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType,
    ...contentSecurityPolicy(mediaType),
    ...(payload instanceof ReadableStream ? {} : { "Content-Length": payload.byteLength }),
  };
}

function setAll(headers: Headers, values: NonNullable<Answer["headers"]>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    headers.delete(name);
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, String(item));
  }
}

/** Cancels an unread stream, which closes its file. */
function cancelStream(payload: Payload | null): null {
  if (payload instanceof ReadableStream) payload.cancel().catch(() => {});
  return null;
}

function varyOf({ security, responses }: OperationSpec): string {
  const { mediaTypes = [], headers = [] } = responses[200] ?? {};
  const negotiated = mediaTypes.length > 1 ? ["Accept"] : [];
  // Chosen by a cookie, or else by the browser.
  const languages = headers.some(({ name }) => name === "Content-Language") ? ["Accept-Language"] : [];
  const identities = security.session || security.apiKey ? ["Authorization", "Cookie", "X-Api-Key"] : [];
  return [...negotiated, ...languages, ...identities].join(", ") || "Accept-Encoding";
}
