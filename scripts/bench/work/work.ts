import Database from "better-sqlite3";
import { decodePageCursor, pageEnvelope } from "../../../server/domain/pagination/page-cursor.ts";
import type { AssessmentRecord, ClaimRecord, RepositoryRecord } from "../../../server/domain/records.ts";
import { claimView } from "../../../server/domain/views/claim.ts";
import { createLinks } from "../../../server/domain/views/links.ts";
import { createSearch } from "./search.ts";

export interface WorkOptions {
  /** The file of the database. */
  database: string;
  baseUrl: string;
  cursorSecret: string;
}

/**
 * What the peers do in their handlers: the same answers from the same database as the service, by statements that are
 * prepared once and the service's own views. They identify nobody, count nothing and log nothing.
 */
export function openWork({ database: path, baseUrl, cursorSecret }: WorkOptions) {
  const database = new Database(path, { readonly: true });
  const links = createLinks(baseUrl);
  const columns = `claims.*, repositories.owner, repositories.slug, repositories.title`;
  const from = `from claims join repositories on repositories.id = claims."repositoryId"`;
  const readable = `claims."retiredAt" is null and repositories.visibility = 'public'
    and repositories."withdrawnAt" is null`;
  const order = `order by claims."createdAt" desc, claims.id desc limit ?`;
  const first = database.prepare(`select ${columns} ${from} where ${readable} ${order}`);
  const next = database.prepare(
    `select ${columns} ${from} where ${readable} and (claims."createdAt", claims.id) < (?, ?) ${order}`,
  );
  const one = database.prepare(
    `select ${columns} ${from} where claims.id = ? and claims."repositoryId" = ?
      and repositories.visibility = 'public'`,
  );
  const judged = database.prepare(
    `select "claimId", record from assessments where "claimId" in (select value from json_each(?))
      order by "createdAt", id`,
  );

  const several = database.prepare(
    `select ${columns} ${from} where claims.id in (select value from json_each(?))
      and repositories.visibility = 'public'`,
  );

  const claimsByIds = (ids: string[]) =>
    new Map((several.all(JSON.stringify(ids)) as ClaimRow[]).map((row) => [row.id, row]));
  const viewsOf = (rows: ClaimRow[]) => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const assessments = Map.groupBy(judged.all(ids) as AssessmentRow[], ({ claimId }) => claimId);
    return rows.map((row) => {
      const own = (assessments.get(row.id) ?? []).map(({ record }) => ({
        ...(JSON.parse(record) as AssessmentRecord),
        current: true,
      }));
      return claimView(recordOf(row), repositoryOf(row), own, links);
    });
  };
  return {
    listClaims(query: { limit?: number; cursor?: string }) {
      const limit = query.limit ?? 20;
      const after = decodePageCursor(cursorSecret, "claims", query);
      const rows = (after ? next.all(after.at, after.id, limit + 1) : first.all(limit + 1)) as ClaimRow[];
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1)! : null;
      return {
        data: viewsOf(page),
        ...pageEnvelope(
          cursorSecret,
          "claims",
          { ...query, limit },
          last && { at: last.createdAt, id: last.id },
          `${baseUrl}/api/v1/claims`,
        ),
      };
    },

    getClaim(id: string, repositoryId: string) {
      return viewsOf([one.get(id, repositoryId) as ClaimRow])[0];
    },

    search: createSearch(database, { links, cursorSecret, claimsByIds, viewsOf }),
  };
}

type ClaimRow = { [name: string]: unknown } & Pick<ClaimRecord, "id" | "createdAt" | "repositoryId"> &
  Pick<RepositoryRecord, "owner" | "slug" | "title">;
type AssessmentRow = { claimId: string; record: string };

function recordOf(row: ClaimRow): ClaimRecord {
  const { plan, measurements, origin } = row as { [name: string]: string | null };
  const parse = (text: string | null | undefined) => (text === null ? null : JSON.parse(text!));
  return {
    ...row,
    plan: parse(plan),
    measurements: parse(measurements),
    origin: parse(origin),
  } as unknown as ClaimRecord;
}

const repositoryOf = ({ repositoryId: id, owner, slug, title }: ClaimRow) =>
  ({ id, owner, slug, title }) as RepositoryRecord;
