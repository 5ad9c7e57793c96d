import type { Kysely } from "kysely";
import {
  maxEvidenceReferences,
  type ObjectReference,
  type RepositoryObject,
} from "../domain/repository/object-access.ts";
import { readableBy } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";

/** What a reference is judged by. The other columns hold up to 512 KiB for each of a paper's forks. */
const judgedColumns = [
  "repositories.owner",
  "repositories.slug",
  "repositories.visibility",
  "repositories.paperLicense",
  "repositories.codeLicense",
  "repositories.forkedFrom",
  "repositories.withdrawnAt",
] as const;

/** Finds the records that reference stored bytes. */
export function createObjectReferenceStore(db: Kysely<Tables>) {
  return {
    /**
     * Returns the references in repositories that a reader of these namespaces may read, in no order; of those by
     * evidence, distinct ones, and one more than are compared.
     */
    async listReferences(digest: string, readableNamespaces: string[]): Promise<ObjectReference[]> {
      const isReadable = readableBy(readableNamespaces);
      const repositories = await db
        .selectFrom("repositories")
        .select([...judgedColumns, "repositories.paperDigest"])
        .where((eb) => eb.or([eb("paperDigest", "=", digest), eb("sourceDigest", "=", digest)]))
        .where(isReadable)
        .execute();
      const evidence = await db
        .selectFrom("evidence")
        .innerJoin("repositories", "repositories.id", "evidence.repositoryId")
        .select([...judgedColumns, "evidence.sourcePath", "evidence.mediaType"])
        .distinct()
        .where("evidence.digest", "=", digest)
        .where(isReadable)
        .limit(maxEvidenceReferences + 1)
        .execute();
      const attestations = await db
        .selectFrom("attestations")
        .innerJoin("repositories", "repositories.id", "attestations.repositoryId")
        .select(judgedColumns)
        .where("attestations.digest", "=", digest)
        .where(isReadable)
        .execute();
      const avatar = await db
        .selectFrom("avatars")
        .select("digest")
        .where("digest", "=", digest)
        .executeTakeFirst();
      return [
        ...(avatar ? [{ role: "avatar" as const }] : []),
        ...repositories.map(({ paperDigest, ...repository }) =>
          toObject(paperDigest === digest ? "paper" : "source", repository),
        ),
        ...evidence.map(({ sourcePath, mediaType, ...repository }) =>
          toObject("evidence", repository, sourcePath, mediaType),
        ),
        ...attestations.map((repository) => toObject("attestation", repository)),
      ];
    },
  };
}

function toObject(
  role: RepositoryObject["role"],
  repository: RepositoryObject["repository"],
  sourcePath: string | null = null,
  mediaType: string | null = null,
): RepositoryObject {
  return { role, repository, sourcePath, mediaType };
}
