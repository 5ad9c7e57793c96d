import type { Client } from "@research-verification/sdk";
import type { Target } from "./read-target.ts";

export async function repositoryId(client: Client, { repository }: Target): Promise<string> {
  return "id" in repository ? repository.id : (await client.repositories.resolve(repository)).id;
}
