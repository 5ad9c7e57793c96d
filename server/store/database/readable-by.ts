import { sql } from "kysely";

/** That a repository is public, or of one of these namespaces. */
export function readableBy(namespaces: string[]) {
  return sql<boolean>`(repositories.visibility = 'public' or repositories.owner in (${sql.join([...namespaces, ""])}))`;
}
