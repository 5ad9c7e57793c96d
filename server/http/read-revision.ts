import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Context, Deps } from "../deps.ts";
import { revisionKey } from "./caching.ts";

interface Revision {
  /** The number of changes of what the caller may read. */
  changes: number;
  key: string;
  /** The key of another number of changes, for nobody in particular. */
  keyAt(changes: number): string;
}

/** Call it before the response is built, so that a concurrent change invalidates the tag. */
export async function readRevision(
  { deps, revisionSecret }: { deps: Pick<Deps, "store">; revisionSecret: string },
  { id, cache, liveSections }: OperationSpec,
  request: Request,
  { include }: { include?: unknown },
  principal: Context["principal"],
): Promise<Revision | undefined> {
  const sections = Array.isArray(include) ? include : [];
  if (cache !== "revision" || liveSections.some((section) => sections.includes(section))) return undefined;
  const { pathname, search } = new URL(request.url);
  const dataRevision = await deps.store.dataRevision.get(principal?.namespaces ?? []);
  const [url, caller] = [pathname + search, principal?.id ?? null];
  const changes = dataRevision.reduce((total, each) => total + each.changes, 0);
  const keyOf = (dataRevision: DataRevision) =>
    revisionKey(revisionSecret, { dataRevision, operation: id, url, caller });
  return { changes, key: keyOf(dataRevision), keyAt: (changes) => keyOf(publicRevision(changes)) };
}

type DataRevision = Awaited<ReturnType<Deps["store"]["dataRevision"]["get"]>>;

/** The revision of whoever reads what everybody may. */
const publicRevision = (changes: number): DataRevision => (changes > 0 ? [{ audience: "", changes }] : []);
