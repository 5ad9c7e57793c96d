import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Client, createClient } from "../sdk/src/index.ts";
import { paperFromFile } from "../sdk/src/node.ts";
import { isNearlySupported } from "../server/domain/views/near-claim.ts";
import { claimWords, outcomeWords } from "../server/domain/views/words.ts";
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
  const id = existing?.id ?? (await submit(baseUrl, join(mirrors, "example-password"), signal));
  const { job } = await anonymous.processing.get({ repositoryId: id }, { signal });
  if (job.state !== "completed" && !(await showProcessing(anonymous, id, signal))) {
    if (signal.aborted) return;
    process.stdout.write(`\nWhat went wrong and what to do is on its page: ${baseUrl}/r/${owner}/${slug}\n`);
    return;
  }
  await printOutcome(baseUrl, id, signal);
}

/** Shows the stages until the last one, also where one has to wait; whether all of them were done. */
async function showProcessing(client: Client, id: string, signal: AbortSignal): Promise<boolean> {
  const { showProgress } = await import("./progress.ts");
  const ended = client.waitForProcessing(id, {
    signal,
    pollIntervalMs: 200,
    stopWhenBlocked: false,
    onEvent: (event) => progress.showEvent(event),
  });
  const waiting = ended.catch((error: unknown) => {
    throw signal.aborted ? new Error("stopped") : error;
  });
  const progress = showProgress(waiting);
  return progress.done.then(
    () => true,
    () => false,
  );
}

function bareFolder(mirrors: string): string {
  return join(mirrors, "prime-fair-play.git");
}

/** Submits the example with an account of its own, whose random password is kept no longer than until that is done. */
async function submit(baseUrl: string, passwordFile: string, signal: AbortSignal): Promise<string> {
  const cookie = await signIn(baseUrl, await keptPassword(passwordFile), signal);
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
  await rm(passwordFile, { force: true });
  return repository.id;
}

/** The password of a start that was interrupted between the account and the paper, or a new one. */
async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept) return kept;
  const password = randomBytes(24).toString("base64url");
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

/** Returns the cookie of the account, which is made where it is missing. */
async function signIn(baseUrl: string, password: string, signal: AbortSignal): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${baseUrl}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
  const account = { name: "Examples", username: owner, email: "examples@example.org", password };
  let response = await post("sign-up/email", account);
  if (!response.ok) response = await post("sign-in/username", { username: owner, password });
  if (!response.ok)
    throw new Error(
      `the account "${owner}" is there with another password, so it is not submitted. The rest of the service works; npm start -- --no-example leaves it out.`,
    );
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
  const verdicts = claims.map((claim, index) => {
    const near = isNearlySupported(claim) ? ` (${outcomeWords.near})` : "";
    return `  ${words[index]!.padEnd(width)}  ${claim.statement}${near}`;
  });
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
