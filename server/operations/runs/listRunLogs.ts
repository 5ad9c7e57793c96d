import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { decodePageCursor, pageEnvelope } from "../../domain/pagination/page-cursor.ts";
import { mayReadLogs } from "../../domain/repository/withdrawal.ts";
import { logItem } from "./run-views.ts";

/** Pages by sequence, which only grows: what is appended between two pages is on a later one. */
export const listRunLogs: Handler<"listRunLogs", Deps, Context> = async (
  { store, baseUrl, cursorSecret },
  { path, query },
  { principal },
) => {
  const repository = await store.repositories.findByRecord("runs", path.runId);
  if (!repository || !mayReadLogs(principal, repository)) throw new DomainError("not_found", "run.not_found");
  const run = `${baseUrl}/api/v1/runs/${path.runId}`;
  const list = `logs of ${path.runId}`;
  const after = decodePageCursor<{ sequence: number }>(cursorSecret, list, query);
  const items = await store.runs.listLogs(path.runId, query.limit + 1, after?.sequence);
  const page = items.slice(0, query.limit);
  const next = items.length > query.limit ? { sequence: page.at(-1)!.sequence } : null;
  const { pagination, links } = pageEnvelope(cursorSecret, list, query, next, `${run}/logs`);
  return { status: 200, body: { data: page.map(logItem), pagination, links: { ...links, run } } };
};
