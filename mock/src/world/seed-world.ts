import { setTimeout as delay } from "node:timers/promises";
import type { Simulated } from "#server/simulated";
import type { Clock } from "./clock.ts";
import { codeAddress, type World } from "./create-world.ts";
import type { Fixtures, RepositoryFixture } from "./fixtures.ts";
import { seedOrganizations } from "./seed-organizations.ts";

interface Seeding {
  service: Simulated;
  world: World;
  clock: Clock;
  fixtures: Fixtures;
}

export const keyOf = (username: string) => `service_mock_${username}`;
export const readKeyOf = (username: string) => `service_mock_${username}_read`;
const passwordOf = (username: string) => `password of ${username}`;

/** Makes the fixtures as clients would: each paper goes through the whole pipeline. Returns the repositories' ids. */
export async function seedWorld({
  service,
  world,
  clock,
  fixtures,
}: Seeding): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  for (const { username, name = username } of fixtures.accounts) {
    const email = `${username}@example.org`;
    cookies.set(username, await signUp({ username, name, email, password: passwordOf(username) }));
    await service.addKey({ username, key: keyOf(username), scopes: ["read", "write", "run"] });
    await service.addKey({ username, key: readKeyOf(username), scopes: ["read"] });
  }
  await seedOrganizations(fixtures.organizations ?? [], (username, path, body) =>
    send(path, undefined, JSON.stringify(body), { ...json, cookie: cookies.get(username)! }),
  );
  const ids: Record<string, string> = {};
  for (const fixture of fixtures.repositories) {
    clock.forward(3600_000);
    const id = await submit(fixture);
    ids[`${fixture.owner}/${fixture.slug}`] = id;
    await react(id, fixture);
  }
  return ids;

  /** Returns the cookie of the first session. */
  async function signUp(body: Record<string, string>): Promise<string> {
    const path = "/api/auth/sign-up/email";
    const init = { method: "POST", headers: json, body: JSON.stringify(body) };
    const response = await service.request(new Request(`${service.address}${path}`, init));
    await read(response, path);
    return response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
  }

  async function submit(fixture: RepositoryFixture): Promise<string> {
    const { owner, slug, title, description, visibility = "public" } = fixture;
    const code = codeAddress(fixture);
    const form = new FormData();
    const fields = { title, slug, description, visibility, githubUrl: code ?? undefined };
    for (const [name, value] of Object.entries({ ...fields, ...licences, submitterAttested: "true" }))
      if (value !== undefined) form.set(name, value);
    const { bytes } = await world.printPaper(fixture);
    form.set("paper", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "paper.pdf");
    const { repository } = (await send("/api/repositories", owner, form)) as { repository: { id: string } };
    await ended(repository.id, owner);
    return repository.id;
  }

  async function react(repositoryId: string, fixture: RepositoryFixture): Promise<void> {
    const { starredBy = [], requestedBy = [], forkedBy = [] } = fixture;
    for (const name of starredBy) await post("/api/stars", { repositoryId, action: "star" }, name);
    for (const name of requestedBy) await post("/api/requests", { repositoryId, action: "request" }, name);
    for (const name of forkedBy) {
      const fork = (await post("/api/forks", { repositoryId }, name)) as { repository: { id: string } };
      await ended(fork.repository.id, name);
    }
  }

  async function ended(repositoryId: string, owner: string): Promise<void> {
    for (;;) {
      const headers = { "x-api-key": keyOf(owner) };
      const path = `${service.address}/api/processing?repositoryId=${repositoryId}`;
      const { job } = (await read(await service.request(new Request(path, { headers })), path)) as Processing;
      if (["completed", "failed", "blocked", "cancelled"].includes(job.state)) return;
      await delay(4);
    }
  }

  function post(path: string, body: unknown, username?: string): Promise<unknown> {
    return send(path, username, JSON.stringify(body), json);
  }

  async function send(
    path: string,
    username: string | undefined,
    body: string | FormData,
    given: Record<string, string> = {},
  ): Promise<unknown> {
    const headers = username === undefined ? given : { ...given, "x-api-key": keyOf(username) };
    const request = new Request(`${service.address}${path}`, { method: "POST", headers, body });
    return read(await service.request(request), path);
  }
}

const json = { "content-type": "application/json" };

const licences = { paperLicense: "CC-BY-4.0", codeLicense: "MIT" };

interface Processing {
  job: { state: string };
}

async function read(response: Response, path: string): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`The fixtures were refused at ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
