import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Answer } from "../deps.ts";
import type { ContentCoding } from "../headers/content-codings.ts";
import {
  type CachePolicy,
  cacheControl,
  contentTag,
  encodedTag,
  entityTag,
  matchEntityTag,
  type Seal,
} from "./caching.ts";
import { compress, isCompressible } from "./compress.ts";
import { contentSecurityPolicy } from "./content-policy.ts";
import { deprecationHeader } from "./deprecation.ts";
import { type HeaderFields, headersInit, setFields, toHeaders } from "./header-fields.ts";

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
  /** What validates entity tags before the response is built; absent where that is not possible. */
  seal?: Seal | undefined;
  /** Those that the answer may have; none of what credentials were sent for (docs/decisions/0041-compressed-answers.md). */
  codings?: readonly ContentCoding[] | undefined;
  /** Given the headers and the content of a 200, also where a 304 is sent. */
  keep?: ((headers: Headers, content: Uint8Array) => void) | undefined;
}

/** Builds a response. The only place that sets headers of caching, conditional requests, limits and the request id. */
export async function respond(answer: Answer, context: ResponseContext): Promise<Response> {
  const { spec, request, requestId, identified, limits, fields, tagSecret, codings = [] } = context;
  const policy: CachePolicy = spec.cache ?? "no-store";
  const mediaType = answer.mediaType ?? spec.responses[answer.status]?.mediaTypes[0];
  const payload = toPayload(answer, mediaType);
  const headers: HeaderFields = {
    "cache-control": cacheControl(policy, identified),
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
  };
  const vary = varyOf(spec);
  if (vary !== null) headers.vary = vary;
  if (mediaType && payload !== null) setFields(headers, describeContent(mediaType, payload));
  setFields(headers, deprecationHeader(spec, request));
  setFields(headers, limits);
  if (fields) setFields(headers, fields);
  // Headers of the handler take precedence.
  if (answer.headers) setFields(headers, answer.headers);
  const isTagged = policy !== "no-store" && answer.status === 200 && !(payload instanceof ReadableStream);
  if (isTagged && !headers.etag) {
    const bytes = payload ?? new Uint8Array();
    const content = answer.json ? keptTag(tagSecret, answer.json) : contentTag(tagSecret, bytes);
    const coding = mediaType && isCompressible(mediaType, bytes) ? codings[0] : undefined;
    const encoded = coding && encodedTag(content, coding);
    headers.etag = entityTag(encoded ?? content, context.seal);
    const unchanged = unchangedTag(headers, answer, context);
    if (unchanged !== undefined && !context.keep) return notModified(headers, unchanged, payload);
    const sent = coding ? await compress(bytes, coding, content) : bytes;
    if (coding) setFields(headers, { "Content-Encoding": coding, "Content-Length": sent.length });
    if (payload !== null) context.keep?.(toHeaders(headers), sent);
    if (unchanged !== undefined) return notModified(headers, unchanged, payload);
    return send(answer, request, headers, payload && sent);
  }
  const unchanged = unchangedTag(headers, answer, context);
  if (unchanged !== undefined) return notModified(headers, unchanged, payload);
  return send(answer, request, headers, payload);
}

function unchangedTag(
  { etag: tag }: HeaderFields,
  { status }: Answer,
  { request, codings }: ResponseContext,
): string | undefined {
  if (typeof tag !== "string" || (status !== 200 && status !== 206)) return undefined;
  return matchEntityTag(request.headers.get("if-none-match"), tag, codings);
}

function notModified(headers: HeaderFields, tag: string, payload: Content | null): Response {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !contentHeaders.has(name)));
  kept.etag = tag;
  return new Response(cancelStream(payload), { status: 304, headers: headersInit(kept) });
}

function send(
  { status }: Answer,
  request: Request,
  headers: HeaderFields,
  payload: Content | null,
): Response {
  const body = request.method === "HEAD" ? cancelStream(payload) : payload;
  return new Response(body as BodyInit | null, { status, headers: headersInit(headers) });
}

type Content = Uint8Array | ReadableStream<Uint8Array>;

/** Headers that describe the content, which a 304 does not have (RFC 9110, 15.4.5). */
export const contentHeaders: ReadonlySet<string> = new Set([
  "accept-ranges",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-length",
  "content-range",
  "content-security-policy",
  "content-type",
]);

/** Texts as bytes: they are hashed, counted, kept and sent, each of which would encode them once more. */
function toPayload(answer: Answer, mediaType: string | undefined): Content | null {
  // Its body would be made from this.
  if (answer.json) return answer.json;
  const { body } = answer;
  if (body === undefined) return null;
  if (body instanceof Uint8Array || body instanceof ReadableStream) return body;
  const json = mediaType !== undefined && /\bjson$/.test(mediaType);
  return Buffer.from(typeof body === "string" && !json ? body : JSON.stringify(body));
}

/** The handler sets the length of a stream. */
function describeContent(mediaType: string, payload: Content): Record<string, string | number> {
  return {
    "Content-Type": /^text\/[^;]*$/.test(mediaType) ? `${mediaType}; charset=utf-8` : mediaType,
    ...contentSecurityPolicy(mediaType),
    ...(payload instanceof ReadableStream ? {} : { "Content-Length": payload.length }),
  };
}

/** Cancels an unread stream, which closes its file. */
function cancelStream(payload: Content | null): null {
  if (payload instanceof ReadableStream) payload.cancel().catch(() => {});
  return null;
}

/** The content tags of texts that are kept, which are sent many times. */
const keptTags = new WeakMap<Uint8Array, { secret: string; tag: string }>();

function keptTag(secret: string, json: Uint8Array): string {
  const known = keptTags.get(json);
  if (known?.secret === secret) return known.tag;
  const tag = contentTag(secret, json);
  keptTags.set(json, { secret, tag });
  return tag;
}

/** By operation: it is made once of each. */
const varies = new WeakMap<OperationSpec, string | null>();

function varyOf(spec: OperationSpec): string | null {
  const known = varies.get(spec);
  if (known !== undefined) return known;
  const vary = makeVary(spec);
  varies.set(spec, vary);
  return vary;
}

function makeVary({ cache = "no-store", security, responses }: OperationSpec): string | null {
  if (cache === "no-store") return null;
  const { mediaTypes = [], headers = [] } = responses[200] ?? {};
  const negotiated = mediaTypes.length > 1 ? ["Accept"] : [];
  // Objects are sent as they are.
  const codings = cache === "immutable" ? [] : ["Accept-Encoding"];
  // Chosen by a cookie, or else by the browser.
  const languages = headers.some(({ name }) => name === "Content-Language") ? ["Accept-Language"] : [];
  const identities = security.session || security.apiKey ? ["Authorization", "Cookie", "X-Api-Key"] : [];
  return [...negotiated, ...codings, ...languages, ...identities].join(", ");
}
