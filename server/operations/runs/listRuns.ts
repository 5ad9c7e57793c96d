import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead, requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { decodePageCursor, pageEnvelope } from "../../domain/pagination/page-cursor.ts";
import { isWithheld } from "../../domain/repository/withdrawal.ts";
import { requestedSections, runSections, selectFields } from "../../domain/views/fields.ts";
import { runViews } from "./run-views.ts";

export const listRuns: Handler<"listRuns", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, baseUrl, cursorSecret } = deps;
  if (query.repository_id !== undefined)
    requireReadable(principal, await store.repositories.get(query.repository_id));
  if (query.claim_id !== undefined) await requireClaim(deps, principal, query.claim_id);
  const after = decodePageCursor(cursorSecret, "runs", query);
  const filter = {
    readableNamespaces: principal?.namespaces ?? [],
    repositoryId: query.repository_id,
    claimId: query.claim_id,
    state: query.state,
    executionState: query.execution_state,
    conclusion: query.assessment_conclusion,
  };
  const { items, next } = await store.runs.list(filter, { limit: query.limit, after });
  const repositories = await store.repositories.getByIds([
    ...new Set(items.map((item) => item.repositoryId)),
  ]);
  // A list has Runs of a withdrawn repository only where it was asked for those of this one.
  const isLogWithheld = [...repositories.values()].some((each) => isWithheld(principal, each));
  const sections = requestedSections(runSections, query).filter((each) => each !== "logs" || !isLogWithheld);
  const runs = await runViews(deps, items, repositories, sections);
  const data = runs.map((run) => selectFields(run, query.fields));
  return {
    status: 200,
    body: { data, ...pageEnvelope(cursorSecret, "runs", query, next, `${baseUrl}/api/v1/runs`) },
  };
};

/** Throws the same `not_found` for a missing Claim and for one that is not readable. */
async function requireClaim({ store }: Deps, principal: Context["principal"], id: string): Promise<void> {
  const repository = await store.repositories.findByRecord("claims", id);
  if (!repository || !mayRead(principal, repository)) throw new DomainError("not_found", "claim.not_found");
}
