import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { readable } from "../../domain/access.ts";
import { selectFields } from "../../domain/fields.ts";
import { envelope, placeOf } from "../../domain/lists.ts";
import { runRecords } from "./run-sections.ts";

export const listRuns: Handler<"listRuns", Deps, Context> = async (deps, { query }, { principal }) => {
  const { store, baseUrl, cursorSecret } = deps;
  if (query.repository_id !== undefined)
    readable(principal, await store.repositories.get(query.repository_id));
  const after = placeOf(cursorSecret, "runs", query);
  const filter = {
    readableNamespaces: principal?.namespaces ?? [],
    repositoryId: query.repository_id,
    claimId: query.claim_id,
    state: query.state,
    executionState: query.execution_state,
    conclusion: query.assessment_conclusion,
  };
  const { items, next } = await store.runs.list(filter, { limit: query.limit, after });
  const repositories = await store.repositories.byIds([...new Set(items.map((item) => item.repositoryId))]);
  const runs = await runRecords(deps, items, repositories, query.include);
  const data = runs.map((run) => selectFields(run, query.fields));
  return {
    status: 200,
    body: { data, ...envelope(cursorSecret, "runs", query, next, `${baseUrl}/api/v1/runs`) },
  };
};
