import { type Kysely, sql } from "kysely";
import type { RepositoryRecord } from "../../domain/records.ts";
import type { DatabaseDialect } from "../database/dialect.ts";
import { decodeJsonColumns } from "../database/json-columns.ts";
import { claimDocument, repositoryDocument } from "../search/index-records.ts";
import type { IndexedDocument } from "../search/search-index.ts";
import { createWords, dropWords, writeWords } from "../search/sqlite-index.ts";

/**
 * Makes the full-text index anew, in which each audience has words of its own, for all that may be found. PostgreSQL's is
 * as it was.
 */
export async function up(db: Kysely<unknown>, dialect: DatabaseDialect): Promise<void> {
  if (dialect.name !== "sqlite") return;
  for (const kind of ["repositories", "claims"] as const) {
    await dropWords(db, kind);
    await createWords(db, kind);
    for (let after = 0; ; ) {
      const { rows } = await sql<Row>`${selectOf[kind]} and texts.number > ${after}
        order by texts.number limit ${rowsAtOnce}`.execute(db);
      await writeWords(
        db,
        kind,
        rows.map((row) => [row.number, documentOf(row)]),
      );
      if (rows.length < rowsAtOnce) break;
      after = rows.at(-1)!.number;
    }
  }
}

/** A million Claims took 47 s; with a statement for each, as records are written, it would be a quarter of an hour. */
const rowsAtOnce = 200;

type Row = RepositoryRecord & { number: number; statement: string | null };

const members = sql.raw(
  `r.owner, r.visibility, r.subjects, r.slug, r.title, r.description, r.authors, r.topics`,
);
const selectOf = {
  repositories: sql`select texts.number, null as statement, ${members} from "repositoryTexts" texts
    join repositories r on r.id = texts."repositoryId" where r."withdrawnAt" is null`,
  claims: sql`select texts.number, c.statement, ${members} from "claimTexts" texts
    join claims c on c.id = texts."claimId" join repositories r on r.id = c."repositoryId"
    where c."retiredAt" is null and r."withdrawnAt" is null`,
};

function documentOf(row: Row): IndexedDocument {
  const repository = decodeJsonColumns<RepositoryRecord>(row, ["authors", "subjects", "topics"]);
  return row.statement === null ? repositoryDocument(repository) : claimDocument(row.statement, repository);
}
