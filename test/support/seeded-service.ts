import { type Account, signUp } from "./accounts.ts";
import { type ApiReader, createApiReader } from "./api-reader.ts";
import { createSeed, type Seed } from "./seed.ts";
import { startService, type TestService } from "./service.ts";

/** A service of the web role alone, where no worker takes the jobs, with two people and records of a test's own. */
export interface SeededService extends TestService {
  ada: Account;
  grace: Account;
  seed: Seed;
  /** Reads with grace's key. */
  reader: ApiReader;
}

export async function startSeededService(settings: Record<string, string> = {}): Promise<SeededService> {
  const service = await startService({ SERVICE_ROLE: "web", ...settings });
  const [ada, grace] = await Promise.all([signUp(service.url, "ada"), signUp(service.url, "grace")]);
  const reader = createApiReader(service.url, { "x-api-key": grace.key });
  return { ...service, ada, grace, seed: createSeed(service), reader };
}
