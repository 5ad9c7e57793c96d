import type { OperationId } from "../__generated__/handlers.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Basis } from "../deps.ts";
import type { ContentCoding } from "../headers/content-codings.ts";
import { findFreshTag, matchEntityTag, resealedTag, type Seal } from "./caching.ts";
import { type AnonymousWindow, anonymousWindow } from "./limits.ts";
import { ownBytes } from "./own-bytes.ts";
import { contentHeaders } from "./respond.ts";

/** A whole answer to a read of nobody in particular, as the router made it. */
export interface MadeAnswer {
  spec: OperationSpec & { id: OperationId };
  /** Of what everybody may read, from before the answer was made; absent where the basis is whole. */
  revision?: AnswerRevision | undefined;
  basis?: Basis | undefined;
  /** As of a 200, whatever was answered. */
  headers: Headers;
  content: Uint8Array;
}

interface AnswerRevision {
  /** The number of changes. */
  changes: number;
  /** The seal of that number of changes; of another one where the answer is the same. */
  sealAt(changes: number): Seal;
}

/** The same, ready to be sent again. */
export interface CachedAnswer {
  operation: OperationId;
  revision: (AnswerRevision & { seal: Seal }) | undefined;
  basis: Basis | undefined;
  window: AnonymousWindow | null;
  /** Flat lists of names and values, without the entity tag. */
  headers: string[];
  notModified: string[];
  tag: string;
  body: Uint8Array;
}

/** Null where the answer depends on more than its key (answer-key.ts) and the data. */
export function toCachedAnswer({ spec, headers, content, basis, revision }: MadeAnswer): CachedAnswer | null {
  const window = anonymousWindow(spec);
  const tag = headers.get("etag");
  if (window === undefined || tag === null) return null;
  const fields = [...headers].filter(([name]) => !ofOneRequest.test(name));
  const kept = fields.filter(([name]) => !contentHeaders.has(name));
  return {
    ...{ operation: spec.id, basis, window, tag },
    revision: revision && { ...revision, seal: revision.sealAt(revision.changes) },
    body: ownBytes(content),
    headers: fields.flat(),
    notModified: kept.flat(),
  };
}

/** Returns the tag in `If-None-Match` that this answer still has. */
export function unchangedTag(
  { tag, revision }: CachedAnswer,
  ifNoneMatch: string,
  codings: readonly ContentCoding[],
): string | undefined {
  if (ifNoneMatch === tag) return tag;
  const fresh = revision && findFreshTag(ifNoneMatch, revision.seal, codings);
  return fresh ?? matchEntityTag(ifNoneMatch, tag, codings);
}

/** Says of an answer that is still the same that it is the one as of these changes. */
export function renew(cached: CachedAnswer, revision: AnswerRevision, changes: number): void {
  const { sealAt } = revision;
  const seal = sealAt(changes);
  cached.revision = { changes, sealAt, seal };
  cached.tag = resealedTag(cached.tag, seal);
}

/** Told anew with each answer. */
const ofOneRequest = /^(?:etag|x-request-id|x-ratelimit-.*)$/;
