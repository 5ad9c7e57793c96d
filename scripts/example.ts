import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Client, createClient } from "../sdk/src/index.ts";
import { paperFromFile } from "../sdk/src/node.ts";
import { claimWords } from "../server/domain/views/words.ts";
import { createMirror } from "../server/sources/create-mirror.ts";

const folder = join(import.meta.dirname, "../examples/prime-fair-play");
const slug = "prime-fair-play";
const owner = "examples";
const githubUrl = "https://github.com/research-verification-examples/prime-fair-play";

/**
 * Returns the mirror setting that maps the example's address to a local bare repository, which `showExample` creates.
 */
export function exampleMirrors(mirrors: string): Record<string, string> {
  return { [githubUrl]: `file://${bareFolder(mirrors)}` };
}

/** Submits the example if it does not exist, shows the progress of its stages, and prints its verdicts. */
export async function showExample(baseUrl: string, mirrors: string, signal: AbortSignal): Promise<void> {
  const anonymous = createClient({ baseUrl });
  const existing = await anonymous.repositories
    .resolve({ owner, slug }, { signal })
    .catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
  if (!existing) await createMirror(join(folder, "code"), bareFolder(mirrors), "The example's code");
  const id = existing?.id ?? (await submit(baseUrl, signal));
  const { job } = await anonymous.processing.get({ repositoryId: id }, { signal });
  if (job.state !== "completed") await showProcessing(anonymous, id, signal);
  await printOutcome(baseUrl, id, signal);
}

async function showProcessing(client: Client, id: string, signal: AbortSignal): Promise<void> {
  const { showProgress } = await import("./progress.ts");
  const waiting = client.waitForProcessing(id, {
    signal,
    pollIntervalMs: 200,
    onEvent: (event) => progress.showEvent(event),
  });
  const progress = showProgress(waiting);
  await progress.done;
}

function bareFolder(mirrors: string): string {
  return join(mirrors, "prime-fair-play.git");
}

/** Submits the example with a new account whose random password is discarded. */
async function submit(baseUrl: string, signal: AbortSignal): Promise<string> {
  const cookie = await signUp(baseUrl, signal);
  const created = await fetch(`${baseUrl}/api/auth/api-key/create`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ name: "example", expiresIn: 3600, scopes: ["write"] }),
    signal,
  });
  const { key } = (await created.json()) as { key: string };
  const { repository } = await createClient({ baseUrl, apiKey: key }).repositories.create(
    {
      paper: await paperFromFile(join(folder, "paper.pdf")),
      title: "Do the primes play fair?",
      slug,
      description: "The example paper of this service: some of its claims hold, one nearly, and some do not.",
      githubUrl,
      paperLicense: "CC0-1.0",
      codeLicense: "Apache-2.0",
      submitterAttested: true,
    },
    { signal },
  );
  return repository.id;
}

async function signUp(baseUrl: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Examples",
      username: owner,
      email: "examples@example.org",
      password: randomBytes(24).toString("base64url"),
    }),
    signal,
  });
  if (!response.ok) throw new Error(`the account "${owner}" could not be created: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((item) => item.split(";", 1)[0])
    .join("; ");
}

async function printOutcome(baseUrl: string, id: string, signal: AbortSignal): Promise<void> {
  const { claims = [] } = await createClient({ baseUrl }).repositories.get(
    { repositoryId: id, include: ["claims"] },
    { signal },
  );
  const words = claims.map(({ evidence }) => claimWords[evidence.state]);
  const width = Math.max(...words.map(({ length }) => length));
  const verdicts = claims.map(({ statement }, index) => `  ${words[index]!.padEnd(width)}  ${statement}`);
  process.stdout.write(`
Verdict
${verdicts.join("\n")}

Page    ${baseUrl}/r/${owner}/${slug}
Badge   ${baseUrl}/api/badge/${owner}/${slug}

Try next
  curl -H 'Accept: application/json' ${baseUrl}/r/${owner}/${slug}
  SERVICE_BASE_URL=${baseUrl} node scripts/run.mjs examples/sdk/read-claims.ts ${owner} ${slug}
  npm run mock

Ctrl-C stops the service.
`);
}
