import type Database from "better-sqlite3";
import { decodeSearchCursor, searchPagination } from "../../../server/domain/pagination/search-cursor.ts";
import type { RepositoryRecord } from "../../../server/domain/records.ts";
import type { LinkMaker } from "../../../server/domain/views/links.ts";
import { type RepositoryCounts, repositorySummary } from "../../../server/domain/views/repository.ts";
import { createFind, type Kind } from "./find.ts";

interface SearchQuery {
  q: string;
  limit?: number;
  repository_cursor?: string;
  claim_cursor?: string;
}

interface Parts<Row> {
  links: LinkMaker;
  cursorSecret: string;
  claimsByIds(ids: string[]): Map<string, Row>;
  viewsOf(rows: Row[]): unknown[];
}

/** As the service has it, which reads an index of these Claims. */
const nearClaims = `"evidenceState" = 'supported' and "retiredAt" is null and measurements like '%"outcome":"near"%'`;

/** Answers a search with summaries of repositories and views of Claims. */
export function createSearch<Row>(database: Database.Database, parts: Parts<Row>) {
  const { links, cursorSecret: secret, claimsByIds, viewsOf } = parts;
  const find = createFind(database);
  const chosen = `in (select value from json_each(?))`;
  const repositories = database.prepare(`select * from repositories where id ${chosen}`);
  const counts = {
    claims: database.prepare(`select "repositoryId", "evidenceState" as state, count(*) as count from claims
      where "repositoryId" ${chosen} and "retiredAt" is null group by 1, 2`),
    near: database.prepare(`select "repositoryId", count(*) as count from claims
      where "repositoryId" ${chosen} and ${nearClaims} group by 1`),
    runs: database.prepare(`select "repositoryId", state, count(*) as count from runs
      where "repositoryId" ${chosen} group by 1, 2`),
    repeated: database.prepare(`select assessments."repositoryId" from assessments
      join claims on claims.id = assessments."claimId" and claims."versionId" = assessments."claimVersionId"
      where assessments."repositoryId" ${chosen} and conclusion = 'supports' and claims."retiredAt" is null
      group by assessments."repositoryId", "claimId" having count(distinct "runId") >= 2`),
  };
  const summariesOf = (ids: string[]) => {
    const list = JSON.stringify(ids);
    const byId = new Map<string, RepositoryCounts>(
      ids.map((id) => [id, { claims: {}, near: 0, runs: {}, repeatedSupports: 0 }]),
    );
    for (const kind of ["claims", "runs"] as const)
      for (const { repositoryId, state, count } of counts[kind].all(list) as CountRow[])
        byId.get(repositoryId)![kind][state] = count;
    for (const { repositoryId, count } of counts.near.all(list) as Omit<CountRow, "state">[])
      byId.get(repositoryId)!.near = count;
    for (const id of counts.repeated.pluck().all(list) as string[]) byId.get(id)!.repeatedSupports += 1;
    const rows = new Map((repositories.all(list) as RepositoryRow[]).map((row) => [row.id, row]));
    return ids.map((id) => repositorySummary(recordOf(rows.get(id)!), byId.get(id)!, links));
  };

  return (query: SearchQuery) => {
    const { q, limit = 10, repository_cursor, claim_cursor } = query;
    const list = (kind: Kind) => ({ secret, q, subject: undefined, list: kind });
    const found = {
      repositories: find(
        "repositories",
        q,
        limit,
        decodeSearchCursor(list("repositories"), repository_cursor),
      ),
      claims: find("claims", q, limit, decodeSearchCursor(list("claims"), claim_cursor)),
    };
    const rows = claimsByIds(found.claims.ids);
    return {
      data: {
        repositories: summariesOf(found.repositories.ids),
        claims: viewsOf(found.claims.ids.map((id) => rows.get(id)!)),
      },
      pagination: {
        repositories: searchPagination(list("repositories"), found.repositories.next),
        claims: searchPagination(list("claims"), found.claims.next),
      },
      meta: { query: q, subject: null, limit },
    };
  };
}

type CountRow = { repositoryId: string; state: string; count: number };
type RepositoryRow = { [name: string]: unknown; id: string };

const recordOf = ({ authors, subjects, topics, ...row }: RepositoryRow) =>
  ({
    ...row,
    authors: JSON.parse(authors as string),
    subjects: JSON.parse(subjects as string),
    topics: JSON.parse(topics as string),
  }) as unknown as RepositoryRecord;
