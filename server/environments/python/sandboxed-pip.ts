import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Executor, LimitHit, LogChunk } from "../../execution/port.ts";
import { removeWorkFolder } from "../../execution/work-folder.ts";
import { BUILD_LIMITS } from "../build-debian.ts";
import { openGateway } from "../gateway/gateway.ts";
import { GATEWAY_ORIGIN, RELAY, withRelay } from "../gateway/relay.ts";
import { readPipReport } from "./pip-report.ts";
import type { PythonGateway } from "./python-gateway.ts";
import type { PythonIndex } from "./python-index.ts";

export interface PipContext {
  index: PythonIndex;
  /** Nothing newer is shown; null for all that the index has. */
  asOf: string | null;
  /** Where pip runs, in the sandbox. */
  root: string;
  folder: string;
  executor: Pick<Executor, "run">;
  /** Of the base's interpreter. */
  pythonVersion: string;
  /** Whether the base has compilers: without them no source package is built. */
  canCompile: boolean;
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}

interface PipResult {
  exitCode: number | null;
  limitHit: LimitHit | null;
  stdout: string;
  stderr: string;
}

type Folder = (folder: string) => Promise<void>;

/** pip, in the sandbox, with a gateway as its index. Together its runs may take as much of that as one. */
export class SandboxedPip {
  readonly #gateway: PythonGateway;
  readonly #context: PipContext;
  readonly #limits = { requests: 20_000, bytes: 12 * 1024 ** 3 };
  #runs = 0;

  constructor(gateway: PythonGateway, context: PipContext) {
    this.#gateway = gateway;
    this.#context = context;
  }

  /** Lets pip choose; returns the names of the files that it would install, or null if it failed. */
  async choose(lines: {
    requirements: readonly string[];
    constraints: readonly string[];
  }): Promise<PipResult & { chosen: string[] | null }> {
    let chosen: string[] | null = null;
    const write = async (folder: string) => {
      for (const [name, listed] of Object.entries(lines))
        await writeFile(join(folder, `${name}.txt`), `${listed.join("\n")}\n`);
    };
    const result = await this.run(CHOOSE, write, async (folder) => {
      chosen = await readPipReport(folder, "report.json");
    });
    return { ...result, chosen };
  }

  /**
   * Runs pip in a folder of its own, removed afterwards: what a package's code leaves there is neither found by the next
   * run nor counted against it. `read` is called if pip did what it was told.
   */
  async run(command: string, prepare?: Folder, read?: Folder): Promise<PipResult> {
    const { root, executor, onLog, signal } = this.#context;
    const folder = join(this.#context.folder, `pip-${++this.#runs}`);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    try {
      await writeFile(join(folder, "relay.pl"), RELAY);
      await prepare?.(folder);
      await using _gateway = await openGateway(folder, this.#gateway.answer, this.#limits);
      const { exitCode, limitHit, stdout, stderr } = await executor.run(
        {
          ...{ workFolder: folder, root, seed: null, limits: BUILD_LIMITS, environment: VARIABLES, onLog },
          command: withRelay(
            `mkdir home tmp; python3 -m pip ${command} --prefer-binary --index-url ${GATEWAY_ORIGIN}/simple/`,
          ),
        },
        signal,
      );
      signal.throwIfAborted();
      if (exitCode === 0 && limitHit === null) await read?.(folder);
      const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
      return { exitCode, limitHit, stdout: text(stdout), stderr: text(stderr) };
    } finally {
      await removeWorkFolder(folder);
    }
  }
}

const CHOOSE =
  "install --dry-run --ignore-installed --report report.json --constraint constraints.txt --requirement requirements.txt";

const VARIABLES = {
  HOME: "/work/home",
  TMPDIR: "/work/tmp",
  // What it said last is known although it was killed.
  PYTHONUNBUFFERED: "1",
  PIP_CONFIG_FILE: "/dev/null",
  PIP_NO_INPUT: "1",
  PIP_NO_CACHE_DIR: "1",
  PIP_DISABLE_PIP_VERSION_CHECK: "1",
  PIP_PROGRESS_BAR: "off",
  PIP_RETRIES: "3",
  PIP_TIMEOUT: "120",
};
