// What the SDK does, by its public names alone, in any runtime. Bundled for a browser, so it imports nothing else.
import * as sdk from "@research-verification/sdk";
import { getRun } from "@research-verification/sdk/operations";
import { openAiTools, runTool } from "@research-verification/sdk/tools";

/** Returns a sentence for each check that failed at the service of `service.ts`. */
export async function failuresAt(baseUrl) {
  const client = sdk.createClient({ baseUrl, apiKey: "service_try", sleep: async () => {} });
  const failures = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(client, baseUrl);
    } catch (error) {
      failures.push(`${name}: ${error?.stack ?? error}`);
    }
  }
  return failures;
}

const checks = {
  async "a read has the key, and is parsed"(client) {
    const run = await client.runs.get({ runId: "run_1" });
    same([run.id, run.sent.key], ["run_1", "service_try"]);
  },
  async "an operation alone is sent by a requester"(_, baseUrl) {
    same((await sdk.createRequester({ baseUrl })(getRun, { runId: "run_1" })).id, "run_1");
  },
  async "a list is read through its pages"(client) {
    const ids = [];
    for await (const { id } of client.claims.list()) ids.push(id);
    same(ids, ["claim_1", "claim_2"]);
  },
  async "a read is repeated after 503"(client) {
    same((await client.runs.get({ runId: "run_after_503" })).sent.attempts, 2);
  },
  async "a write is repeated with the same Idempotency-Key"(client) {
    const { keys } = await client.runs.create({ repositoryId: "repo_1", claimId: "claim_1" });
    same([keys.length, keys[0] === keys[1], keys[0].length > 9], [2, true, true]);
  },
  async "an error of the service is one of its codes"(client) {
    const result = await client.runs.get({ runId: "run_missing" }).result();
    same(
      [result.ok, result.error instanceof sdk.ServiceError, result.error.code],
      [false, true, "not_found"],
    );
  },
  async "no answer is an error of its own"() {
    const request = sdk.createRequester({ baseUrl: "http://127.0.0.1:9", retries: 0 });
    same((await rejection(request(getRun, { runId: "run_1" }))).name, "ConnectionError");
  },
  async "silence ends with the timeout, and aborting with its reason"(client) {
    const silent = { runId: "run_silent" };
    same((await rejection(client.runs.get(silent, { timeoutMs: 50, retries: 0 }))).name, "TimeoutError");
    const reason = new Error("enough");
    same(await rejection(client.runs.get(silent, { signal: AbortSignal.abort(reason) })), reason);
  },
  async "a redirect is not followed"(client) {
    same((await rejection(client.runs.get({ runId: "run_redirect" }))).name, "RedirectError");
  },
  async "a paper is uploaded as a form"(client) {
    const paper = new Blob([new Uint8Array(70_000)], { type: "application/pdf" });
    const about = { title: "A paper", slug: "a-paper", submitterAttested: true };
    same((await client.repositories.create({ paper, ...about })).received > 70_000, true);
    same((await sdk.uploadPaper(client, { paper, ...about })).received > 70_000, true);
  },
  async "an object is streamed, and its digest is checked"(client) {
    const { digest, bytes } = (await client.runs.get({ runId: "run_1" })).object;
    const stream = await sdk.downloadObject(client, { digest });
    same((await new Response(stream).arrayBuffer()).byteLength, bytes);
    const other = await sdk.downloadObject(client, { digest: `sha256:${"0".repeat(64)}` });
    same((await rejection(new Response(other).arrayBuffer())) instanceof Error, true);
  },
  async "a log is followed by its events"(client) {
    const texts = [];
    for await (const { event, data } of client.runs.streamLogs({ runId: "run_1" }))
      texts.push(event === "log" ? data.text : event);
    same(texts, ["grün", "end"]);
  },
  async "a bundle is verified, and a changed one is not"(client) {
    const { bundle, keys } = (await client.runs.get({ runId: "run_1" })).signed;
    same((await sdk.verifyAttestation({ bundle, keys })).length, 1);
    const changed = { bundle: bundle.replace('"sig":"', '"sig":"AAAA'), keys };
    same((await rejection(sdk.verifyAttestation(changed))).name, "AttestationError");
  },
  async "a model's tools are there, and run"(client) {
    same(openAiTools(["get_run"])[0].function.name, "get_run");
    same((await runTool(client, "get_run", { runId: "run_1" })).id, "run_1");
  },
};

function same(found, expected) {
  const [left, right] = [found, expected].map((value) =>
    value instanceof Error ? value : JSON.stringify(value),
  );
  if (left !== right) throw new Error(`${left} is not ${right}`);
}

const rejection = (promise) =>
  Promise.resolve(promise).then(
    () => new Error("it did not reject"),
    (error) => error,
  );
