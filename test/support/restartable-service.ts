import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Account, signUp } from "./accounts.ts";
import { type ChildService, startChild } from "./child-service.ts";
import { createDatabase } from "./databases.ts";
import { createMirrors, type Tree } from "./mirror.ts";
import { smallPaper } from "./papers.ts";
import { processed } from "./processing.ts";
import { freePort } from "./service.ts";
import { readStoredRepository, type StoredRepository } from "./stored-repository.ts";
import { pdf, upload } from "./upload.ts";

/** One data folder with the processes that used it, one after the other. */
export class RestartableService {
  readonly dataDir = mkdtempSync(join(tmpdir(), "rvs-crash-"));
  readonly #mirrors = createMirrors();
  readonly pids: number[] = [];
  readonly name = basename(this.dataDir);
  /** Finds the processes of this service's experiment among those of others. */
  readonly command = `: ${this.name};`;
  #port: number | undefined;
  repositoryId = "";
  ada: Account | undefined;
  readonly #database: { migrated?: boolean };
  /** How long its experiment takes. */
  readonly seconds: number;

  constructor({ seconds = 0.5, ...database }: { migrated?: boolean; seconds?: number } = {}) {
    this.#database = database;
    this.seconds = seconds;
  }

  async start(
    settings: Record<string, string> = {},
    script?: string,
    command?: string[],
  ): Promise<ChildService> {
    this.#port ??= await freePort();
    await createDatabase(this.dataDir, this.#database);
    const own = { PORT: String(this.#port), SERVICE_DATA_DIR: this.dataDir };
    const mirror = { SERVICE_SOURCE_MIRRORS: this.#mirrors.setting };
    const child = startChild({ ...own, ...mirror, ...settings }, { script, command });
    this.pids.push(child.pid);
    return child;
  }

  /** Killed straight after its 201: what was acknowledged is there at the next start. */
  async submit(): Promise<void> {
    const child = await this.start({ SERVICE_ROLE: "web" });
    await child.ready;
    this.ada = await signUp(child.url, "ada");
    const response = await fetch(`${child.url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": this.ada.key },
      body: upload({
        paper: await pdf("We measured 4.74, no more than 4."),
        slug: "crash",
        githubUrl: this.#mirrors.add(`ada/${this.name}`, codeOf(this)),
      }),
    });
    child.kill("SIGKILL");
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    this.repositoryId = ((await response.json()) as { repository: { id: string } }).repository.id;
    await child.ended;
  }

  async crash(at: string): Promise<void> {
    const child = await this.start({ CRASH_AT: at, SERVICE_ROLE: "worker" });
    const { signal, said } = await child.ended;
    if (signal !== "SIGKILL") throw new Error(`It did not crash ${at}: ${said}`);
  }

  remove(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
    this.#mirrors.remove();
  }

  /** Lets a service that nothing disturbs bring the job to its end. */
  async finish(): Promise<StoredRepository> {
    const child = await this.start();
    await child.ready;
    await processed(child.url, this.repositoryId);
    const found = await readStoredRepository(this.dataDir, this.repositoryId);
    child.kill("SIGTERM");
    const { code, signal, said } = await child.ended;
    if (code !== 0) throw new Error(`It ended with ${code ?? signal}: ${said}`);
    return found;
  }
}

/** Two Claims, of which one holds, and an experiment. */
function codeOf(service: RestartableService): Tree {
  const command = `${service.command} echo measuring; sleep ${service.seconds}; sh measure.sh`;
  const claim = `  - id: low
    statement: The value is below 4.
    experiment: main
    measurements:
      - {id: value, metric: value, comparator: "<=", reported: "4", from: {file: metrics.json, pointer: /value}}`;
  return smallPaper({ command, claim });
}
