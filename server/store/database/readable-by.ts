import { sql } from "kysely";

/** Returns the condition that a repository is public or owned by one of these namespaces. */
export function readableBy(namespaces: string[]) {
  return sql<boolean>`(repositories.visibility = 'public' or repositories.owner in (${sql.join([...namespaces, ""])}))`;
}
