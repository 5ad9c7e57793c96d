import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compose } from "../../../server/compose.ts";
import { readConfig } from "../../../server/config.ts";
import { noPreprintServer } from "../../../test/support/no-preprint-server.ts";
import { freePort } from "../../../test/support/service.ts";
import { directFetch } from "./direct-fetch.ts";
import { createMutatingService, type MutatingService, type Router } from "./mutating-service.ts";
import type { Given, Mutation } from "./mutation.ts";
import { startProxy } from "./proxy.ts";
import { seedRecords } from "./seed-records.ts";
import { stateOf } from "./state-of.ts";

/** A service behind a proxy that makes a mistake. */
export interface JudgedService extends Given, AsyncDisposable {
  /** Asks it without a connection, where that makes no difference. */
  fetch: typeof fetch;
  /** How many answers are not those of the service. */
  shown(): number;
  /** The operations whose answers they are. */
  touched: ReadonlySet<string>;
  operationOf: MutatingService["operationOf"];
  /** Where making the mistake failed. */
  failures: readonly unknown[];
}

/** Data that a service begins with, so that every run of the kit meets the same. */
export interface JudgedData extends AsyncDisposable {
  /** A service on a copy of them, behind a proxy that makes the mutation's mistake, or none. */
  start(mutation: Mutation | null, port?: number): Promise<JudgedService>;
}

export async function createJudgedData(seed: number): Promise<JudgedData> {
  const folder = await mkdtemp(join(tmpdir(), "rvs-judged-"));
  const first = await composeIn(folder, await freePort());
  const { app, baseUrl } = first;
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(`${baseUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    // Without its accounts a service would seem to make mistakes that nobody made.
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const signUp = async (username: string) => {
    const email = `${username}@example.org`;
    const password = `correct horse ${username} staple`;
    const response = await post("/api/auth/sign-up/email", { name: username, username, email, password });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    return cookies.join("; ");
  };
  const cookie = await signUp("ada");
  await signUp("grace");
  const made = await post("/api/auth/api-key/create", { name: "the kit's" }, { cookie });
  const { key: apiKey } = (await made.json()) as { key: string };
  await seedRecords(first, seed);
  await first.close();

  return {
    async start(mutation, port) {
      const copy = await mkdtemp(join(tmpdir(), "rvs-judged-"));
      await cp(folder, copy, { recursive: true });
      const own = port ?? (await freePort());
      let service = await composeIn(copy, own);
      const remember = async () => {
        const kept = await mkdtemp(join(tmpdir(), "rvs-judged-"));
        await copyOf(copy, kept);
        return async (isBack: boolean) => {
          if (isBack) {
            await service.close();
            await rm(copy, { recursive: true, maxRetries: 5 });
            await cp(kept, copy, { recursive: true });
            service = await composeIn(copy, own);
          }
          await rm(kept, { recursive: true });
        };
      };
      const mutating = await createMutatingService(((request, env) =>
        (service.app.fetch as Router)(request, env)) satisfies Router);
      const { baseUrl } = service;
      const state = () => {
        if (service.handles.kind !== "sqlite") throw new Error("The judged service has its data in a file");
        return stateOf(service.handles.sessions);
      };
      const tellEffect = () => mutating.tellEffect(mutation?.operation);
      const given: Given = { baseUrl, apiKey, cookie, remember, state, tellEffect };
      const proxy = await startProxy(own, mutating);
      if (mutation) mutating.pass(mutation, given);
      return {
        ...mutating,
        ...given,
        fetch: directFetch(mutating, proxy),
        async [Symbol.asyncDispose]() {
          await mutating.rest();
          await proxy[Symbol.asyncDispose]();
          service.logStreams.close();
          await service.close();
          await rm(copy, { recursive: true, maxRetries: 5 });
        },
      };
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

/** Copies a folder in use, whose temporary files may be gone before they are reached. */
async function copyOf(folder: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await cp(folder, to, { recursive: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tries === 5) throw error;
    }
  }
}

async function composeIn(dataDir: string, port: number) {
  const config = readConfig({
    ...noPreprintServer,
    PORT: String(port),
    SERVICE_DATA_DIR: dataDir,
    SERVICE_LOG_LEVEL: "silent",
    SERVICE_ROLE: "web",
    SERVICE_DEBIAN_MIRROR: "none",
    SERVICE_ACCOUNT_JOBS: "100000",
    SERVICE_LIMITS: JSON.stringify(roomy),
  });
  return { ...(await compose(config)), baseUrl: config.baseUrl };
}

/** A run of the kit asks more in a minute than one client is meant to. Each window has a limit of its own, to be told apart. */
const roomy = Object.fromEntries(
  [
    ...["key-minute", "address-minute", "sign-in-minute", "sign-up-minute"],
    ...["social-hour", "submission-hour", "submission-month", "ingestion-hour", "draft-hour"],
    "mail-hour",
  ].map((name, index) => [name, 1_000_000 + index]),
);
