import type { Kysely } from "kysely";
import type { RecordStamp } from "../domain/records.ts";
import type { CommittedReads } from "./database/committed-reads.ts";
import { compileOnce } from "./database/compile-once.ts";
import { readableBy } from "./database/readable-by.ts";
import { repositoryRevision } from "./database/repository-revision.ts";
import type { Tables } from "./database/tables.ts";

type Stamp = Omit<RecordStamp, "repositoryId">;

/** Reads the stamps of repositories, of those alone that a reader of these namespaces may read. */
export function createRepositoryStamps(db: Kysely<Tables>, read: CommittedReads) {
  const query = compileOnce<Values, Stamp>(
    ({ readableNamespaces, ids }) => JSON.stringify([readableNamespaces, ids.length]),
    (value, { readableNamespaces, ids }) =>
      db
        .selectFrom("repositories")
        .select(["id", "visibility", repositoryRevision("repositories.id").as("changes")])
        .where(readableBy(readableNamespaces))
        .where(
          "id",
          "in",
          ids.map((_, index) => value(`${index}`)),
        ),
  );
  return {
    /** Returns those of the ones that may be read, in the order of the ids. */
    async getByIds(ids: string[], readableNamespaces: string[]): Promise<Stamp[]> {
      if (ids.length === 0) return [];
      const rows = await read(query({ ...ids, ids, readableNamespaces }));
      const stamps = new Map(rows.map((stamp) => [stamp.id, stamp]));
      return ids.flatMap((id) => stamps.get(id) ?? []);
    },
  };
}

/** Each id by its place among them. */
type Values = { ids: string[]; readableNamespaces: string[] } & Record<`${number}`, string>;
