import { type Kysely, sql } from "kysely";
import type { ClaimRecord, RepositoryRecord } from "../../domain/records.ts";
import { indexedWords } from "../../domain/search-tokens.ts";
import { decode } from "../database/json-columns.ts";
import type { Tables } from "../database/tables.ts";
import { searchIndexOf } from "./index-of.ts";
import { type IndexedDocument, marks, recordIds, type SearchKind, textTables } from "./search-index.ts";
import { fold } from "./text-match.ts";

/** What a mark is made of: the Claims of a repository carry it too. */
export const marksDependOn = ["owner", "visibility", "subjects"] as const;
export const indexedMembers = [
  ...marksDependOn,
  ...(["slug", "title", "description", "authors", "topics"] as const),
] as const;

type Marked = Pick<RepositoryRecord, (typeof marksDependOn)[number]>;
type Indexed = Pick<RepositoryRecord, "id" | (typeof indexedMembers)[number]>;

/** Writes what finds a repository, within the transaction that writes the repository. */
export async function indexRepository(db: Kysely<Tables>, repository: Indexed): Promise<void> {
  const { id, owner, slug, title, description, authors, subjects, topics } = repository;
  await write(db, "repositories", id, [title, description, slug, owner], {
    heading: indexedWords(title),
    body: indexedWords([description, owner, slug, ...authors, ...subjects, ...topics].join("\n")),
    marks: marksOf(repository),
  });
}

/** Writes what finds a Claim, within the transaction that writes the Claim. */
export async function indexClaim(
  db: Kysely<Tables>,
  claim: Pick<ClaimRecord, "id" | "statement" | "repositoryId">,
): Promise<void> {
  const query = db.selectFrom("repositories").select([...marksDependOn]);
  const row = await query.where("id", "=", claim.repositoryId).executeTakeFirstOrThrow();
  await writeClaim(db, claim, decode<Marked>(row, ["subjects"]));
}

/** Follows a repository whose marks changed. */
export async function reindexClaims(db: Kysely<Tables>, repository: Marked & { id: string }): Promise<void> {
  const query = db.selectFrom("claims").select(["id", "statement"]);
  const claims = await query
    .where("repositoryId", "=", repository.id)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  for (const claim of claims) await writeClaim(db, claim, repository);
}

async function writeClaim(
  db: Kysely<Tables>,
  { id, statement }: Pick<ClaimRecord, "id" | "statement">,
  repository: Marked,
): Promise<void> {
  await write(db, "claims", id, [statement], {
    heading: indexedWords(statement),
    body: [],
    marks: marksOf(repository),
  });
}

async function write(
  db: Kysely<Tables>,
  kind: SearchKind,
  id: string,
  texts: string[],
  document: IndexedDocument,
): Promise<void> {
  const recordId = sql.ref(recordIds[kind]);
  // A line's end parts the texts: no word that is looked for holds one.
  const { rows } = await sql<{
    number: number;
  }>`insert into ${sql.table(textTables[kind])} (${recordId}, folded)
    values (${id}, ${fold(texts.join("\n"))}) on conflict (${recordId}) do update set folded = excluded.folded
    returning number`.execute(db);
  await searchIndexOf(db).write(db as never, kind, rows[0]!.number, document);
}

function marksOf({ visibility, owner, subjects }: Marked): string[] {
  return [visibility === "public" ? marks.public : marks.owner(owner), ...subjects.map(marks.subject)];
}
