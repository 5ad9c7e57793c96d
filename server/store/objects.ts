import type { Kysely } from "kysely";
import type { RepositoryRecord } from "../domain/records.ts";
import type { ObjectReference, RepositoryObject } from "../domain/repository/object-access.ts";
import { decodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";
import { repositoryJson } from "./repositories.ts";

/** Finds the records that reference stored bytes. */
export function createObjectReferenceStore(db: Kysely<Tables>) {
  return {
    async listReferences(digest: string): Promise<ObjectReference[]> {
      const repositories = await db
        .selectFrom("repositories")
        .selectAll()
        .where((eb) => eb.or([eb("paperDigest", "=", digest), eb("sourceDigest", "=", digest)]))
        .execute();
      const evidence = await db
        .selectFrom("evidence")
        .innerJoin("repositories", "repositories.id", "evidence.repositoryId")
        .selectAll("repositories")
        .select(["evidence.sourcePath as evidencePath", "evidence.mediaType as evidenceMediaType"])
        .where("evidence.digest", "=", digest)
        .execute();
      const attestations = await db
        .selectFrom("attestations")
        .innerJoin("repositories", "repositories.id", "attestations.repositoryId")
        .selectAll("repositories")
        .where("attestations.digest", "=", digest)
        .execute();
      const avatar = await db
        .selectFrom("avatars")
        .select("digest")
        .where("digest", "=", digest)
        .executeTakeFirst();
      return [
        ...(avatar ? [{ role: "avatar" as const }] : []),
        ...repositories.map((row) => toObject(row.paperDigest === digest ? "paper" : "source", row)),
        ...evidence.map(({ evidencePath, evidenceMediaType, ...row }) =>
          toObject("evidence", row, evidencePath, evidenceMediaType),
        ),
        ...attestations.map((row) => toObject("attestation", row)),
      ];
    },
  };
}

function toObject(
  role: RepositoryObject["role"],
  row: object,
  sourcePath: string | null = null,
  mediaType: string | null = null,
): RepositoryObject {
  return {
    role,
    repository: decodeJsonColumns<RepositoryRecord>(row, repositoryJson),
    sourcePath,
    mediaType,
  };
}
