import type { Kysely } from "kysely";
import type { ObjectReference } from "../domain/object-access.ts";
import type { RepositoryRecord } from "../domain/records.ts";
import { decode } from "./json.ts";
import { repositoryJson } from "./repositories.ts";
import type { Tables } from "./tables.ts";

/** What stored bytes are to the repositories that name them. */
export function createObjectReferenceStore(db: Kysely<Tables>) {
  return {
    async referencesTo(digest: string): Promise<ObjectReference[]> {
      const owned = await db
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
      const attested = await db
        .selectFrom("attestations")
        .innerJoin("repositories", "repositories.id", "attestations.repositoryId")
        .selectAll("repositories")
        .where("attestations.digest", "=", digest)
        .execute();
      return [
        ...owned.map((row) => reference(row.paperDigest === digest ? "paper" : "source", row)),
        ...evidence.map(({ evidencePath, evidenceMediaType, ...row }) =>
          reference("evidence", row, evidencePath, evidenceMediaType),
        ),
        ...attested.map((row) => reference("attestation", row)),
      ];
    },
  };
}

function reference(
  role: ObjectReference["role"],
  row: object,
  sourcePath: string | null = null,
  mediaType: string | null = null,
): ObjectReference {
  return { role, repository: decode<RepositoryRecord>(row, repositoryJson), sourcePath, mediaType };
}
