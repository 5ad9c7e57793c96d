import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { decodePageCursor, pageEnvelope } from "../../domain/pagination/page-cursor.ts";
import { toRecordTimestamp } from "../../domain/timestamps.ts";
import { selectFields } from "../../domain/views/fields.ts";
import { repositorySummaries } from "./repository-summaries.ts";

export const listRepositories: Handler<"listRepositories", Deps, Context> = async (
  deps,
  { query },
  { principal },
) => {
  const { store, baseUrl, cursorSecret } = deps;
  const after = decodePageCursor(cursorSecret, "repositories", query);
  const filter = {
    readableNamespaces: principal?.namespaces ?? [],
    owner: query.owner,
    q: query.q,
    subject: query.subject,
    verification: query.verification,
    updatedSince: query.updated_since === undefined ? undefined : toRecordTimestamp(query.updated_since),
  };
  const { items, next } = await store.repositories.list(filter, { limit: query.limit, after });
  const data = (await repositorySummaries(deps, items)).map((item) => selectFields(item, query.fields));
  return {
    status: 200,
    body: {
      data,
      ...pageEnvelope(cursorSecret, "repositories", query, next, `${baseUrl}/api/v1/repositories`),
    },
  };
};
