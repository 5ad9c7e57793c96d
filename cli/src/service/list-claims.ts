import type { Claim } from "@research-verification/sdk";
import type { FoundRepository } from "./find-repository.ts";

/** All Claims of a repository, in the order of the paper: lists run from the newest down. */
export async function listClaims({ client, id }: Pick<FoundRepository, "client" | "id">): Promise<Claim[]> {
  const claims = client.claims.list({ repository_id: id, include: ["assessments"], limit: 100 });
  return (await Array.fromAsync(claims)).reverse();
}
