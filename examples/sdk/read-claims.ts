// node scripts/run.mjs examples/sdk/read-claims.ts [owner slug]: prints the Claims of a paper with their evidence
// state.
import { createClient } from "@research-verification/sdk";

const client = createClient({ baseUrl: process.env.SERVICE_BASE_URL ?? "http://127.0.0.1:8787" });
const [owner, slug] = process.argv.slice(2);

const repository =
  owner && slug
    ? await client.repositories.resolve({ owner, slug })
    : (await client.repositories.list({ limit: 1 })).data[0];
if (!repository) throw new Error("The service has no repository yet");

console.log(repository.title);
for await (const claim of client.claims.list({ repository_id: repository.id })) {
  console.log(`\n[${claim.evidence.state}] ${claim.statement}`);
  for (const { metric, comparator, reportedValue, observedValue, unit } of claim.measurements)
    console.log(
      `  ${metric} ${comparator} ${reportedValue} ${unit}, observed ${observedValue ?? "nothing yet"}`,
    );
}
