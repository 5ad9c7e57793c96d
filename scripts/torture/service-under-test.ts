import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rateLimits } from "../../server/__generated__/operations.ts";
import { type ChildService, startChild } from "../../test/support/child-service.ts";
import { freePort } from "../../test/support/service.ts";

/** Limits are tested elsewhere; here they would only hide what is looked for. */
const unlimited = JSON.stringify(
  Object.fromEntries(Object.keys(rateLimits).map((name) => [name, 1_000_000])),
);

/** One data folder and the processes of the service that use it, one after the other. */
export class ServiceUnderTest implements AsyncDisposable {
  readonly dataDir: string;
  readonly url: string;
  readonly pids: number[] = [];
  readonly #settings: Record<string, string>;
  readonly #ownsFolder: boolean;
  readonly #port: number;
  #child: ChildService | undefined;
  #ended = true;

  private constructor(port: number, settings: Record<string, string>, dataDir?: string) {
    this.#ownsFolder = dataDir === undefined;
    this.dataDir = dataDir ?? mkdtempSync(join(tmpdir(), "rvs-torture-"));
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = settings;
    process.on("exit", this.#killNow);
  }

  static async open(settings: Record<string, string> = {}, dataDir?: string): Promise<ServiceUnderTest> {
    return new ServiceUnderTest(await freePort(), settings, dataDir);
  }

  get child(): ChildService {
    if (!this.#child) throw new Error("The service was not started");
    return this.#child;
  }

  /** Starts a process; `command` puts another program in front of it. Does not wait until it listens. */
  start(settings: Record<string, string> = {}, command?: string[]): ChildService {
    const own = { PORT: String(this.#port), SERVICE_DATA_DIR: this.dataDir, SERVICE_LIMITS: unlimited };
    const child = startChild(
      { ...own, ...this.#settings, ...settings },
      { script: "server/main.ts", command },
    );
    this.#child = child;
    this.#ended = false;
    void child.ended.then(() => {
      if (this.#child === child) this.#ended = true;
    });
    this.pids.push(child.pid);
    return child;
  }

  get running(): boolean {
    return !this.#ended;
  }

  /** Ends the process with SIGKILL and waits for the end. */
  async kill(): Promise<void> {
    if (this.#ended) return;
    this.child.kill("SIGKILL");
    await this.child.ended;
  }

  /** Stops the process with SIGTERM. Returns what is wrong with how it ended, or null. */
  async stop(withinSeconds = 30): Promise<string | null> {
    if (this.#ended) return "it had ended before it was stopped";
    this.child.kill("SIGTERM");
    const late = new AbortController();
    const deadline = sleep(withinSeconds * 1000, null, { signal: late.signal }).catch(() => null);
    const ended = await Promise.race([this.child.ended, deadline]);
    late.abort();
    if (ended === null) {
      await this.kill();
      return `it lived ${withinSeconds} s after SIGTERM`;
    }
    return ended.code === 0 ? null : `it ended with ${ended.code ?? ended.signal}: ${ended.said.slice(-500)}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    process.off("exit", this.#killNow);
    await this.kill();
    if (this.#ownsFolder) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** For an end of this process that waits for nothing. */
  readonly #killNow = (): void => {
    if (!this.#ended) this.#child?.kill("SIGKILL");
  };
}
