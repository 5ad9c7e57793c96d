// node scripts/run.mjs examples/sdk/read-claims.ts [owner slug]: prints the Claims of a paper with their evidence
// state, and what was observed beside what the paper prints.
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
  const { state } = claim.evidence;
  console.log(`\n[${state === "notAssessed" ? "not assessed" : state}] ${claim.statement}`);
  for (const measurement of claim.measurements) {
    const { metric, comparator, reportedValue, printed, observedValue, outcome } = measurement;
    const unit = measurement.unit === "1" ? "" : ` ${measurement.unit}`;
    const page = printed?.page ? ` (p. ${printed.page})` : "";
    // A double has no trailing zeros: 25.0 is only in what is printed.
    const number = `${comparator} ${printed?.text ?? reportedValue}${unit}${page}`;
    const observed = observedValue === null ? "" : `, observed ${Number(observedValue.toPrecision(6))}`;
    const word = outcome === "unmeasured" ? "not compared" : (outcome ?? "not run yet");
    console.log(`  ${metric} ${reportedValue === null ? "(a file)" : number}${observed}: ${word}`);
  }
}
