import { sql } from "kysely";
import { audiencesOf } from "../../domain/account/access.ts";

/** The rule of `domain/account/access.ts` in SQL: the audience of a row of `repositories`, for triggers. */
export const audienceOfRow = (row: string) =>
  `case ${row}.visibility when 'public' then '' else ${row}.owner end`;

/** The condition that everybody may read a repository. */
export const readableByAll = sql<boolean>`repositories.visibility = 'public'`;

/** Returns the condition that a reader of these namespaces may read a repository, in a form that indexes support. */
export function readableBy(namespaces: string[]) {
  return sql<boolean>`(${readableByAll} or repositories.owner in (${sql.join(audiencesOf(namespaces))}))`;
}
