// SERVICE_KEY=service_... node scripts/run.mjs examples/sdk/submit-paper.ts paper.pdf title slug [code URL]
import { createClient, ProcessingBlockedError, ServiceError } from "@research-verification/sdk";
import { paperFromFile } from "@research-verification/sdk/node";

const [path, title, slug, githubUrl] = process.argv.slice(2);
const apiKey = process.env.SERVICE_KEY;
if (!path || !title || !slug || !apiKey) throw new Error("Give a key, a PDF, its title and a slug");
const client = createClient({ baseUrl: process.env.SERVICE_BASE_URL ?? "http://127.0.0.1:8787", apiKey });

try {
  const { repository, url } = await client.repositories.create({
    paper: await paperFromFile(path),
    title,
    slug,
    submitterAttested: true,
    ...(githubUrl && { githubUrl }),
  });
  console.log(`${repository.id} ${url}`);
  await client.waitForProcessing(repository.id, {
    onEvent: ({ sequence, stage, state }) => console.log(`${sequence}. ${stage}: ${state}`),
  });
  const { evidence } = await client.repositories.get({ repositoryId: repository.id });
  console.log(`${evidence.supportedClaimCount} of ${evidence.claimCount} Claims are supported`);
} catch (error) {
  if (error instanceof ServiceError && error.code === "conflict")
    console.log(`It is there: ${error.details?.url}`);
  else if (error instanceof ProcessingBlockedError) console.log(`It waits: ${error.reason}`);
  else throw error;
}
