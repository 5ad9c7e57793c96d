import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Context, Deps } from "../deps.ts";
import { createSeal, type Seal } from "./caching.ts";

interface Revision {
  /** The number of changes of what the caller may read. */
  changes: number;
  seal: Seal;
  /** The seal of another number of changes, for nobody in particular. */
  sealAt(changes: number): Seal;
}

interface RevisionRequest {
  spec: OperationSpec;
  /** Path and query as sent. */
  target: string;
  query: { include?: unknown };
  principal: Context["principal"];
  /** The number of changes of what everybody may read, as the request's turn of the event loop has read it. */
  publicRevision?: (() => number | Promise<number>) | undefined;
}

/** Call it before the response is built, so that a concurrent change invalidates the tag. */
export async function readRevision(
  { deps, revisionSecret }: { deps: Pick<Deps, "store">; revisionSecret: string },
  { spec, target, query, principal, publicRevision }: RevisionRequest,
): Promise<Revision | undefined> {
  const sections = Array.isArray(query.include) ? query.include : [];
  if (spec.cache !== "revision" || spec.liveSections.some((section) => sections.includes(section)))
    return undefined;
  const dataRevision =
    principal === null && publicRevision
      ? ofEverybody(await publicRevision())
      : await deps.store.dataRevision.get(principal?.namespaces ?? []);
  const caller = principal?.id ?? null;
  const changes = dataRevision.reduce((total, each) => total + each.changes, 0);
  const sealOf = (dataRevision: DataRevision) =>
    createSeal(revisionSecret, { dataRevision, operation: spec.id, target, caller });
  return { changes, seal: sealOf(dataRevision), sealAt: (changes) => sealOf(ofEverybody(changes)) };
}

type DataRevision = Awaited<ReturnType<Deps["store"]["dataRevision"]["get"]>>;

/** The revision of whoever reads what everybody may. */
const ofEverybody = (changes: number): DataRevision => (changes > 0 ? [{ audience: "", changes }] : []);
