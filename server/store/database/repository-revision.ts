import { sql } from "kysely";

/**
 * The number of changes of the repository whose id is in this column, with all that belongs to it. Read it before what
 * is made of them: then that is at least as new.
 */
export const repositoryRevision = (column: string) =>
  sql<number>`(select cast(coalesce(sum(changes), 0) as bigint) from "repositoryRevisions"
    where "repositoryRevisions"."repositoryId" = ${sql.ref(column)})`;
