import type { LimitHit } from "../../execution/port.ts";
import { BUILD_LIMITS } from "../build-debian.ts";
import { unpackBinary } from "./julia-commands.ts";
import type { JuliaContext } from "./julia-context.ts";

export interface TrialResult {
  isDone: boolean;
  limitHit: LimitHit | null;
  stdout: string;
  stderr: string;
}

/** Where packages are tried, as confined as an experiment: in the base, with what was fetched in the work folder. */
export class TrialSandbox {
  readonly places = { inputs: "/work/inputs", depot: "/work/depot", cache: "/work/cache" };
  readonly #folder: string;
  readonly #context: Pick<JuliaContext, "binary" | "root" | "executor" | "signal">;
  #isPrepared = false;

  constructor(folder: string, context: Pick<JuliaContext, "binary" | "root" | "executor" | "signal">) {
    this.#folder = folder;
    this.#context = context;
  }

  async run(command: string): Promise<TrialResult> {
    const { binary, root, executor, signal } = this.#context;
    const prepare = binary && !this.#isPrepared ? unpackBinary(this.places.inputs, "/work/julia") : "";
    this.#isPrepared = true;
    const { exitCode, limitHit, stdout, stderr } = await executor.run(
      {
        ...{ workFolder: this.#folder, root, seed: null, limits: BUILD_LIMITS, onLog: () => undefined },
        command: `set -e\numask 022\nexport PATH=/work/julia/bin:$PATH\nmkdir -p /work/home\n${prepare}\n${command}`,
        environment: { HOME: "/work/home" },
      },
      signal,
    );
    signal.throwIfAborted();
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
    const isDone = exitCode === 0 && limitHit === null;
    return { isDone, limitHit, stdout: text(stdout), stderr: text(stderr) };
  }
}

/** The last lines of what failed. */
export function describeTrial({ limitHit, stderr, stdout }: TrialResult): string {
  const last = `${stdout}\n${stderr}`.trim().split("\n").slice(-8).join(" ").slice(-500);
  return limitHit === null ? last : `it went beyond the limit of ${LIMIT_NAMES[limitHit]}.`;
}

const LIMIT_NAMES: Record<LimitHit, string> = {
  time: "time",
  memory: "memory",
  processes: "processes",
  file_size: "disk space",
};
