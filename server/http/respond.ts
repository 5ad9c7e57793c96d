import type { Payload } from "../__generated__/handler-types.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { type CachePolicy, cacheControl, entityTag, matches } from "./caching.ts";

/** What a handler gives, as the router sees it. */
export interface Answer {
  status: number;
  headers?: Record<string, string | number | string[] | undefined>;
  mediaType?: string;
  body?: unknown;
}

export interface Circumstances {
  spec: OperationSpec;
  request: Request;
  requestId: string;
  /** Whether the answer was made for somebody in particular. */
  identified: boolean;
  limits: Record<string, string | number>;
  tagSecret: string;
}

/** The one place that writes headers: caching, conditional requests, limits and the request id of every answer. */
export function respond(
  answer: Answer,
  { spec, request, requestId, identified, limits, tagSecret }: Circumstances,
): Response {
  const policy: CachePolicy = spec.cache ?? "no-store";
  const mediaType = answer.mediaType ?? spec.responses[answer.status]?.mediaTypes[0];
  const payload = toPayload(answer, mediaType);
  const headers = new Headers({
    "Cache-Control": cacheControl(policy, identified),
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  });
  if (policy !== "no-store") headers.set("Vary", varyOf(spec));
  if (mediaType && payload !== null) headers.set("Content-Type", withCharset(mediaType));
  for (const [name, value] of Object.entries({ ...limits, ...answer.headers })) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, String(item));
  }
  if (
    policy !== "no-store" &&
    answer.status === 200 &&
    !headers.has("ETag") &&
    !(payload instanceof ReadableStream)
  ) {
    headers.set("ETag", entityTag(tagSecret, payload ?? ""));
  }
  const tag = headers.get("ETag");
  if (tag !== null && answer.status === 200 && matches(request.headers.get("if-none-match"), tag)) {
    for (const name of ["Content-Type", "Content-Length", "Content-Disposition", "Accept-Ranges"])
      headers.delete(name);
    if (payload instanceof ReadableStream) payload.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(payload as BodyInit | null, { status: answer.status, headers });
}

function toPayload({ body }: Answer, mediaType: string | undefined): Payload | null {
  if (body === undefined) return null;
  const json = mediaType !== undefined && /\bjson$/.test(mediaType);
  const ready = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
  return ready && !(json && typeof body === "string") ? (body as Payload) : JSON.stringify(body);
}

function varyOf({ security, responses }: OperationSpec): string {
  const negotiated = (responses[200]?.mediaTypes.length ?? 0) > 1 ? ["Accept"] : [];
  const identities = security.session || security.apiKey ? ["Authorization", "Cookie", "X-Api-Key"] : [];
  return [...negotiated, ...identities].join(", ") || "Accept-Encoding";
}

function withCharset(mediaType: string): string {
  return mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType;
}
