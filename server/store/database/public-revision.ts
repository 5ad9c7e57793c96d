/**
 * The number of changes of what everybody may read, committed by any process before it was asked for
 * (docs/decisions/0018-data-revision.md).
 */
export type PublicRevision = () => number | Promise<number>;

export const publicChanges = `select cast(sum(changes) as bigint) as changes, count(*) as rows from "dataRevision" where audience = ''`;
