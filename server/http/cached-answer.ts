import type { OperationId } from "../__generated__/handlers.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { ContentCoding } from "../headers/content-codings.ts";
import { findFreshTag, matchEntityTag } from "./caching.ts";
import { type AnonymousWindow, anonymousWindow } from "./limits.ts";
import { contentHeaders } from "./respond.ts";

/** A whole answer to a read of nobody in particular, as the router made it. */
export interface MadeAnswer {
  spec: OperationSpec & { id: OperationId };
  /** The number of changes of what everybody may read, from before the answer was made. */
  changes: number;
  revisionKey: string;
  /** As of a 200, whatever was answered. */
  headers: Headers;
  content: Uint8Array;
}

/** The same, ready to be sent again. */
export interface CachedAnswer {
  operation: OperationId;
  changes: number;
  window: AnonymousWindow | null;
  /** Flat lists of names and values. */
  headers: string[];
  notModified: string[];
  tag: string;
  revisionKey: string;
  body: Uint8Array;
}

/** Null where the answer depends on more than its address and the data. */
export function toCachedAnswer({ spec, headers, content, ...made }: MadeAnswer): CachedAnswer | null {
  const window = anonymousWindow(spec);
  const tag = headers.get("etag");
  if (window === undefined || tag === null || isNegotiated(headers)) return null;
  const fields = [...headers].filter(([name]) => !ofOneRequest.test(name));
  const kept = fields.filter(([name]) => name !== "etag" && !contentHeaders.has(name));
  return {
    ...made,
    ...{ operation: spec.id, window, tag },
    // A short text is a part of a longer buffer of Node.js, which would be kept with it and not be counted.
    body: content.buffer.byteLength > content.length ? new Uint8Array(content) : content,
    headers: fields.flat(),
    notModified: kept.flat(),
  };
}

/** Returns the tag in `If-None-Match` that this answer still has. */
export function unchangedTag(
  { tag, revisionKey }: CachedAnswer,
  ifNoneMatch: string,
  codings: readonly ContentCoding[],
): string | undefined {
  if (ifNoneMatch === tag) return tag;
  return findFreshTag(ifNoneMatch, revisionKey, codings) ?? matchEntityTag(ifNoneMatch, tag, codings);
}

/** Told anew with each answer. */
const ofOneRequest = /^(?:x-request-id|x-ratelimit-.*)$/;

function isNegotiated(headers: Headers): boolean {
  return (
    headers.has("content-language") || /\baccept(?:-language)?\s*(?:,|$)/i.test(headers.get("vary") ?? "")
  );
}
