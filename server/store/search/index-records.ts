import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { audienceOf } from "../../domain/account/access.ts";
import type { ClaimRecord, RepositoryRecord } from "../../domain/records.ts";
import { indexTokens } from "../../domain/search-tokens.ts";
import { decodeJsonColumns } from "../database/json-columns.ts";
import type { Tables } from "../database/tables.ts";
import { searchIndexOf } from "./index-of.ts";
import {
  filterTerm,
  type IndexedDocument,
  recordIds,
  type SearchKind,
  textTableNames,
} from "./search-index.ts";
import { foldText } from "./text-match.ts";

/** The members that filter terms are built from; a repository's Claims have the same filter terms. */
export const filterMembers = ["owner", "visibility", "subjects"] as const;
export const indexedMembers = [
  ...filterMembers,
  ...(["slug", "title", "description", "authors", "topics"] as const),
] as const;

type FilterSource = Pick<RepositoryRecord, (typeof filterMembers)[number]> &
  Partial<Pick<RepositoryRecord, "withdrawnAt">>;
type Indexed = FilterSource & Pick<RepositoryRecord, "id" | (typeof indexedMembers)[number]>;

/** Indexes a repository. Call it in the transaction that writes the repository. */
export async function indexRepository(db: Kysely<Tables>, repository: Indexed): Promise<void> {
  const { id, owner, slug, title, description, authors, subjects, topics } = repository;
  await writeDocument(db, "repositories", id, [title, description, slug, owner], {
    heading: indexTokens(title),
    body: indexTokens([description, owner, slug, ...authors, ...subjects, ...topics].join("\n")),
    filterTerms: filterTermsOf(repository),
  });
}

/** Indexes a Claim. Call it in the transaction that writes the Claim. */
export async function indexClaim(
  db: Kysely<Tables>,
  claim: Pick<ClaimRecord, "id" | "statement" | "repositoryId">,
): Promise<void> {
  const query = db.selectFrom("repositories").select([...filterMembers]);
  const row = await query.where("id", "=", claim.repositoryId).executeTakeFirstOrThrow();
  await writeClaim(db, claim, decodeJsonColumns<FilterSource>(row, ["subjects"]));
}

/** Indexes the Claims of a repository again after its filter terms changed. */
export async function reindexClaims(
  db: Kysely<Tables>,
  repository: FilterSource & { id: string },
  // The first migration that calls this knows no retired Claims.
  indexed: (claims: ClaimTexts) => ClaimTexts = (claims) => claims,
): Promise<void> {
  const query = indexed(db.selectFrom("claims").select(["id", "statement"]));
  const claims = await query
    .where("repositoryId", "=", repository.id)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  for (const claim of claims) await writeClaim(db, claim, repository);
}

type ClaimText = Pick<ClaimRecord, "id" | "statement">;
type ClaimTexts = SelectQueryBuilder<Tables, "claims", ClaimText>;

/** Lets searches find these Claims no more: what no audience may read is found by nobody. */
export async function unindexClaims(db: Kysely<Tables>, claims: ClaimText[]): Promise<void> {
  for (const { id, statement } of claims) {
    const document = { heading: indexTokens(statement), body: [], filterTerms: [] };
    await writeDocument(db, "claims", id, [statement], document);
  }
}

async function writeClaim(
  db: Kysely<Tables>,
  { id, statement }: ClaimText,
  repository: FilterSource,
): Promise<void> {
  await writeDocument(db, "claims", id, [statement], {
    heading: indexTokens(statement),
    body: [],
    filterTerms: filterTermsOf(repository),
  });
}

async function writeDocument(
  db: Kysely<Tables>,
  kind: SearchKind,
  id: string,
  texts: string[],
  document: IndexedDocument,
): Promise<void> {
  const recordId = sql.ref(recordIds[kind]);
  // Newlines separate the texts: no search word contains one.
  const { rows } = await sql<{
    number: number;
  }>`insert into ${sql.table(textTableNames[kind])} (${recordId}, folded)
    values (${id}, ${foldText(texts.join("\n"))}) on conflict (${recordId}) do update set folded = excluded.folded
    returning number`.execute(db);
  await searchIndexOf(db).write(db as never, kind, rows[0]!.number, document);
}

function filterTermsOf({ visibility, owner, subjects, withdrawnAt }: FilterSource): string[] {
  // Searches ask for an audience: what has none is found by nobody.
  if (withdrawnAt) return [];
  return [filterTerm.audience(audienceOf({ visibility, owner })), ...subjects.map(filterTerm.subject)];
}
