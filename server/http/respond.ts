import type { Payload } from "../__generated__/handler-types.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { type CachePolicy, cacheControl, entityTag, matchEntityTag } from "./caching.ts";
import { contentSecurityPolicy } from "./content-policy.ts";
import { deprecationHeader } from "./deprecation.ts";

/** What a handler gives, as the router sees it. */
export interface Answer {
  status: number;
  headers?: Record<string, string | number | readonly string[] | undefined>;
  mediaType?: string;
  body?: unknown;
}

export interface ResponseContext {
  spec: OperationSpec;
  request: Request;
  requestId: string;
  /** Whether the answer was made for somebody in particular. */
  identified: boolean;
  limits: Record<string, string | number>;
  tagSecret: string;
  /** What the answer is told by before it is made, where it can be. */
  revisionKey?: string | undefined;
}

/** The one place that writes the headers of an answer: caching, conditional requests, limits and the request id. */
export function respond(answer: Answer, circumstances: ResponseContext): Response {
  const { spec, request, requestId, identified, limits, tagSecret, revisionKey: stamp } = circumstances;
  const policy: CachePolicy = spec.cache ?? "no-store";
  const mediaType = answer.mediaType ?? spec.responses[answer.status]?.mediaTypes[0];
  const payload = toPayload(answer, mediaType);
  const headers = new Headers({
    "Cache-Control": cacheControl(policy, identified),
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  });
  if (policy !== "no-store") headers.set("Vary", varyOf(spec));
  if (mediaType && payload !== null) setAll(headers, described(mediaType, payload));
  // What the handler says of its own answer wins.
  setAll(headers, { ...deprecationHeader(spec, request), ...limits, ...answer.headers });
  const tagged = policy !== "no-store" && answer.status === 200 && !(payload instanceof ReadableStream);
  if (tagged && !headers.has("ETag")) headers.set("ETag", entityTag(tagSecret, payload ?? "", stamp));

  const tag = headers.get("ETag");
  const whole = answer.status === 200 || answer.status === 206;
  const known = whole && tag !== null && matchEntityTag(request.headers.get("if-none-match"), tag);
  if (known) {
    headers.set("ETag", known);
    for (const name of ofTheBody) headers.delete(name);
    return new Response(abandoned(payload), { status: 304, headers });
  }
  const body = request.method === "HEAD" ? abandoned(payload) : payload;
  return new Response(body as BodyInit | null, { status: answer.status, headers });
}

/** Headers that tell of a body: a 304 has none (RFC 9110, 15.4.5). */
const ofTheBody = [
  "Accept-Ranges",
  "Content-Disposition",
  "Content-Length",
  "Content-Range",
  "Content-Security-Policy",
  "Content-Type",
];

function toPayload({ body }: Answer, mediaType: string | undefined): Payload | null {
  if (body === undefined) return null;
  const json = mediaType !== undefined && /\bjson$/.test(mediaType);
  const ready = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
  return ready && !(json && typeof body === "string") ? (body as Payload) : JSON.stringify(body);
}

/** The length of a stream is its handler's to tell. */
function described(mediaType: string, payload: Payload): Record<string, string | number> {
  return {
    "Content-Type": /^text\/[^;]*$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType,
    ...contentSecurityPolicy(mediaType),
    ...(payload instanceof ReadableStream ? {} : { "Content-Length": Buffer.byteLength(payload) }),
  };
}

function setAll(headers: Headers, values: NonNullable<Answer["headers"]>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    headers.delete(name);
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, String(item));
  }
}

/** Nobody reads the body: a stream lets go of its file. */
function abandoned(payload: Payload | null): null {
  if (payload instanceof ReadableStream) payload.cancel().catch(() => {});
  return null;
}

function varyOf({ security, responses }: OperationSpec): string {
  const negotiated = (responses[200]?.mediaTypes.length ?? 0) > 1 ? ["Accept"] : [];
  const identities = security.session || security.apiKey ? ["Authorization", "Cookie", "X-Api-Key"] : [];
  return [...negotiated, ...identities].join(", ") || "Accept-Encoding";
}
