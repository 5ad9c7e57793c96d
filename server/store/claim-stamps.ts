import type { Kysely } from "kysely";
import type { RecordStamp } from "../domain/records.ts";
import { type CommittedReads, whenRead } from "./database/committed-reads.ts";
import { compileOnce } from "./database/compile-once.ts";
import { readableBy } from "./database/readable-by.ts";
import type { RecentChanges } from "./database/recent-changes.ts";
import { repositoryRevision } from "./database/repository-revision.ts";
import type { Tables } from "./database/tables.ts";
import { beforeCursor, type Page, type PageRequest, toPage } from "./keyset.ts";
import { readAgain } from "./read-again.ts";

export interface ClaimStampFilter {
  readableNamespaces: string[];
  verification?: string | undefined;
}

type ClaimStamp = RecordStamp & { createdAt: string };

/** Reads the stamps of Claims, of those alone that a reader of these namespaces may read. */
export function createClaimStamps(db: Kysely<Tables>, read: CommittedReads, changes?: RecentChanges) {
  const select = (namespaces: string[]) =>
    db
      .selectFrom("claims")
      .innerJoin("repositories", "repositories.id", "claims.repositoryId")
      .select(["claims.id", "claims.repositoryId", "claims.createdAt", "repositories.visibility"])
      .select(repositoryRevision("claims.repositoryId").as("changes"))
      .where(readableBy(namespaces));

  const pageQuery = compileOnce<PageValues, ClaimStamp>(
    ({ readableNamespaces, verification, at }) =>
      `${JSON.stringify(readableNamespaces)} ${verification !== undefined} ${at !== undefined}`,
    (value, { readableNamespaces, verification, at }) => {
      let query = select(readableNamespaces)
        .where("claims.retiredAt", "is", null)
        .where("repositories.withdrawnAt", "is", null);
      if (verification !== undefined)
        query = query.where("claims.verification", "=", value("verification") as "verified");
      if (at !== undefined)
        query = query.where(beforeCursor("claims", { at: value("at") as string, id: value("id") as string }));
      return query
        .orderBy("claims.createdAt", "desc")
        .orderBy("claims.id", "desc")
        .limit(value("rows") as number);
    },
  );
  const oneQuery = compileOnce<OneValues, ClaimStamp>(
    ({ readableNamespaces }) => JSON.stringify(readableNamespaces),
    (value, { readableNamespaces }) =>
      select(readableNamespaces)
        .where("claims.id", "=", value("id"))
        .where("claims.repositoryId", "=", value("repositoryId")),
  );

  const someQuery = compileOnce<SomeValues, ClaimStamp>(
    ({ readableNamespaces, ids }) => JSON.stringify([readableNamespaces, ids.length]),
    (value, { readableNamespaces, ids }) =>
      select(readableNamespaces).where(
        "claims.id",
        "in",
        ids.map((_, index) => value(`${index}`)),
      ),
  );

  const readPage = (filter: ClaimStampFilter, { limit, after }: PageRequest) =>
    read(pageQuery({ ...filter, ...after, rows: limit + 1 }));
  const pageOf = (rows: ClaimStamp[], limit: number) => toPage(rows, limit, ({ createdAt }) => createdAt);
  const get = (id: string, repositoryId: string, readableNamespaces: string[]) =>
    whenRead(read(oneQuery({ id, repositoryId, readableNamespaces })), ([stamp]) => stamp);

  return {
    /** Returns those of a page of the list of all Claims. */
    list: (filter: ClaimStampFilter, page: PageRequest) =>
      whenRead(readPage(filter, page), (rows) => pageOf(rows, page.limit)),

    /** Returns what reads the same page again and again, as `use` makes a value of it (read-again.ts). */
    listAgain<T>(filter: ClaimStampFilter, page: PageRequest, use: (page: Page<ClaimStamp>) => T) {
      const { limit, after } = page;
      return readAgain(changes, () =>
        whenRead(readPage(filter, page), (rows) => ({
          value: use(pageOf(rows, limit)),
          scope: {
            // Of the row that shows that there is a next page, too.
            repositories: new Set(rows.map(({ repositoryId }) => repositoryId)),
            range: { after, until: rows.length > limit ? placeOf(rows.at(-1)!) : null },
          },
        })),
      );
    },

    get,

    /** As `listAgain`, of one Claim. */
    getAgain<T>(
      id: string,
      repositoryId: string,
      readableNamespaces: string[],
      use: (stamp: ClaimStamp | undefined) => T,
    ) {
      const scope = { repositories: new Set([repositoryId]), range: null };
      const read = () =>
        whenRead(get(id, repositoryId, readableNamespaces), (stamp) => ({ value: use(stamp), scope }));
      return readAgain(changes, read);
    },

    /** Returns those of the ones that may be read, in the order of the ids. */
    async getByIds(ids: string[], readableNamespaces: string[]): Promise<ClaimStamp[]> {
      if (ids.length === 0) return [];
      const rows = await read(someQuery({ ...ids, ids, readableNamespaces }));
      const stamps = new Map(rows.map((stamp) => [stamp.id, stamp]));
      return ids.flatMap((id) => stamps.get(id) ?? []);
    },
  };
}

const placeOf = ({ createdAt, id }: ClaimStamp) => ({ at: createdAt, id });

type PageValues = ClaimStampFilter & { rows: number; at?: string; id?: string };
/** Each id by its place among them. */
type SomeValues = { ids: string[]; readableNamespaces: string[] } & Record<`${number}`, string>;
type OneValues = { id: string; repositoryId: string; readableNamespaces: string[] };
