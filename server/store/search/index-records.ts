import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { audienceOf } from "../../domain/account/access.ts";
import type { ClaimRecord, RepositoryRecord } from "../../domain/records.ts";
import { indexTokens } from "../../domain/search-tokens.ts";
import { decodeJsonColumns } from "../database/json-columns.ts";
import type { Tables } from "../database/tables.ts";
import { searchIndexOf } from "./index-of.ts";
import { type IndexedDocument, recordIds, type SearchKind, textTableNames } from "./search-index.ts";
import { foldText } from "./text-match.ts";

/** The members that decide who finds a document, and under which subjects: a repository's Claims have the same ones. */
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
  const { id, owner, slug, title, description } = repository;
  const texts = [title, description, slug, owner];
  await writeDocument(db, "repositories", id, texts, repositoryDocument(repository));
}

/** Indexes a Claim. Call it in the transaction that writes the Claim. */
export async function indexClaim(
  db: Kysely<Tables>,
  claim: Pick<ClaimRecord, "id" | "statement" | "repositoryId">,
): Promise<void> {
  const query = db.selectFrom("repositories").select([...filterMembers, "withdrawnAt"]);
  const row = await query.where("id", "=", claim.repositoryId).executeTakeFirstOrThrow();
  await writeClaim(db, claim, decodeJsonColumns<FilterSource>(row, ["subjects"]));
}

/** Indexes the Claims of a repository again after its audience or subjects changed. */
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
    const document = { heading: [], body: [], audience: null, subjects: [] };
    await writeDocument(db, "claims", id, [statement], document);
  }
}

async function writeClaim(
  db: Kysely<Tables>,
  { id, statement }: ClaimText,
  repository: FilterSource,
): Promise<void> {
  await writeDocument(db, "claims", id, [statement], claimDocument(statement, repository));
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

export function repositoryDocument(repository: Omit<Indexed, "id">): IndexedDocument {
  const { owner, slug, title, description, authors, subjects, topics } = repository;
  const body = [description, owner, slug, ...authors, ...subjects, ...topics].join("\n");
  return { heading: indexTokens(title), body: indexTokens(body), ...filtersOf(repository) };
}

export function claimDocument(statement: string, repository: FilterSource): IndexedDocument {
  return { heading: indexTokens(statement), body: [], ...filtersOf(repository) };
}

function filtersOf({ visibility, owner, subjects, withdrawnAt }: FilterSource) {
  return { audience: withdrawnAt ? null : audienceOf({ visibility, owner }), subjects };
}
