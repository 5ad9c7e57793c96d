import { type Kysely, sql } from "kysely";
import { type CommittedReads, whenRead } from "./database/committed-reads.ts";
import { compileOnce } from "./database/compile-once.ts";
import { readableByAll } from "./database/readable-by.ts";
import { repositoryRevision } from "./database/repository-revision.ts";
import type { Tables } from "./database/tables.ts";

/** Reads what the pages of public repositories rest on, as a text that is another one wherever they may be others. */
export function createPageStamps(db: Kysely<Tables>, read: CommittedReads) {
  const repositoryQuery = compileOnce<Address, object>(
    () => "",
    (value) => ({
      compile: () =>
        sql<object>`select r.id, ${repositoryRevision("r.id")} as changes,
          ${reactionCount("star")} as stars, ${reactionCount("request")} as requests,
          ${reactionCount("repository_follow")} as followers,
          (select count(*) from repositories where "forkedFrom" = r.id and ${readableByAll}) as forks,
          source.visibility as source, ${repositoryRevision("source.id")} as "sourceChanges",
          jobs.id as job, jobs.state, jobs.stage, jobs."lastError", jobs."finishedAt", jobs."updatedAt"
        from repositories r
        left join repositories source on source.id = r."forkedFrom"
        left join jobs on jobs.id = (select id from jobs where "repositoryId" = r.id and purpose = 'ingestion'
          order by "createdAt" desc, id desc limit 1)
        where r.owner = ${value("owner")} and r.slug = ${value("slug")} and r.visibility = 'public'`.compile(
          db,
        ),
    }),
  );
  return {
    /**
     * Of all that a repository's own pages show to everybody: its records, what readers made of it, the number of its
     * forks, what it is a fork of, and its newest ingestion. Empty where not everybody may read it.
     */
    ofRepository: (owner: string, slug: string) =>
      whenRead(read(repositoryQuery({ owner, slug })), ([row]) => (row ? JSON.stringify(row) : "")),
  };
}

interface Address {
  owner: string;
  slug: string;
}

const reactionCount = (kind: Tables["reactionCounts"]["kind"]) =>
  sql<number>`(select count from "reactionCounts" where "targetId" = r.id and kind = ${sql.lit(kind)})`;
