// SERVICE_BASE_URL=… SERVICE_KEY=… node scripts/run.mjs examples/sdk/agent.ts paper.pdf title slug [code URL]
// A complete agent: submits a paper, follows it to its end, verifies all that came out without trusting the service, and
// reports. Ends with 0 where everything verified, 1 where something did not, 2 where the work could not be done.
import {
  type Client,
  collectRepository,
  createClient,
  fromEnvironment,
  logTo,
  ProcessingBlockedError,
  ServiceError,
  uploadPaper,
  verifyRepository,
} from "@research-verification/sdk";
import { paperFromFile } from "@research-verification/sdk/node";

const quiet = { debug: () => {}, warn: (line: string) => console.error(line) };

async function main([path, title, slug, githubUrl]: string[]): Promise<number> {
  if (!path || !title || !slug) {
    console.error("Give a PDF, its title and a slug, and the address of its code where there is one.");
    return 2;
  }
  // A key set that is fetched beside the records proves only that both come from one place: an agent in earnest keeps one.
  const client = createClient({ ...fromEnvironment(), observe: logTo(quiet) });
  const keys = await client.meta.getKeySet();

  const repositoryId = await submit(client, { path, title, slug, ...(githubUrl && { githubUrl }) });
  await client.waitForProcessing(repositoryId, {
    onEvent: ({ stage, state }) => console.log(`${stage}: ${state}`),
  });
  await report(client, repositoryId);

  const { verified, assessments, failures } = await verifyRepository(
    await collectRepository(client, repositoryId),
    { keys },
  );
  for (const { what, message } of failures) console.log(`NOT VERIFIED ${what}: ${message}`);
  console.log(`${assessments} Assessments verified.`);
  return verified ? 0 : 1;
}

interface Paper {
  path: string;
  title: string;
  slug: string;
  githubUrl?: string;
}

async function submit(client: Client, { path, ...about }: Paper): Promise<string> {
  const paper = await paperFromFile(path);
  let sent = 0;
  const { repository } = await uploadPaper(
    client,
    { paper, ...about, submitterAttested: true },
    {
      onProgress: (bytes) => {
        sent = bytes;
      },
    },
  );
  console.log(`${sent} bytes sent`);
  return repository.id;
}

/** What was observed beside what the paper says. No observation is no result. */
async function report(client: Client, repositoryId: string): Promise<void> {
  const claims = client.claims.list({ repository_id: repositoryId, fields: ["statement", "evidence"] });
  for await (const { statement, evidence } of claims) console.log(`[${evidence.state}] ${statement}`);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof ProcessingBlockedError) console.error(`It waits: ${error.reason}`);
  else if (error instanceof ServiceError)
    console.error(`${error.code}: ${error.message} (${error.requestId})`);
  else console.error(error instanceof Error ? error.message : error);
  return 2;
});
