import { homedir } from "node:os";
import { join } from "node:path";
import {
  type Claim,
  type Client,
  createClient,
  type Experiment,
  type ProcessingEvent,
  type Run,
} from "@research-verification/sdk";
import { saveOutputs } from "../files/save-outputs.ts";
import type { Io } from "../io.ts";
import { type Material, withEmbedded } from "./with-embedded.ts";

export interface LocalResult {
  experiments: Experiment[];
  claims: Claim[];
  runs: Run[];
}

interface Options {
  /** Nothing is fetched: environments are those that are here. */
  offline: boolean;
  /** A folder that the files which Runs left are saved in, those of each experiment in one of its key; null for none. */
  outputs: string | null;
  onEvent(event: ProcessingEvent): void;
}

/** Runs a paper's experiments on this machine and judges its Claims, as a service does. */
export async function runLocal(
  io: Io,
  material: Material,
  { offline, outputs, onEvent }: Options,
): Promise<LocalResult> {
  const { env, signal } = io;
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), ".cache");
  const runs = {
    settings: offline ? nothingFetched : settingsOf(env),
    environmentsFolder: join(cache, "research-verification", "environments"),
  };
  return withEmbedded(io, material, runs, async (service, paper) => {
    const id = await service.submit(paper);
    // The address is never dialled: the service is within this process.
    const client = createClient({ baseUrl: "http://127.0.0.1:8787", fetch: service.fetch, signal });
    await client.waitForProcessing(id, {
      onEvent: (event) => onEvent(asLocal(event, material)),
      pollIntervalMs: 200,
      timeoutMs: Number.POSITIVE_INFINITY,
      signal,
    });
    const [{ experiments = [] }, claims, found] = await Promise.all([
      client.repositories.get({ repositoryId: id, include: ["experiments"] }),
      Array.fromAsync(client.claims.list({ repository_id: id, include: ["assessments"], limit: 100 })),
      Array.fromAsync(
        client.runs.list({ repository_id: id, include: ["logs", "environment", "evidence"], limit: 100 }),
      ),
    ]);
    const runs: Run[] = [];
    for (const run of found) runs.push(await withWholeLog(client, run));
    if (outputs !== null) await saveAll(client, { experiments, runs }, outputs);
    // Lists run from the newest down; authors read them in the order of their manifest.
    return { experiments, claims: claims.reverse(), runs: runs.reverse() };
  });
}

async function saveAll(
  client: Client,
  { experiments, runs }: Pick<LocalResult, "experiments" | "runs">,
  folder: string,
): Promise<void> {
  for (const run of runs) {
    const experiment = experiments.find(
      ({ experimentVersionId }) => experimentVersionId === run.experimentVersionId,
    );
    if (experiment) await saveOutputs(client, run, join(folder, experiment.key));
  }
}

/** A list has the beginning of each log, which an environment's making may fill: what a failed command said is the end. */
async function withWholeLog(client: Client, run: Run): Promise<Run> {
  if (run.execution.state === "succeeded") return run;
  return { ...run, logs: await Array.fromAsync(client.runs.listLogs({ runId: run.id, limit: 100 })) };
}

/** A service says of no paper that its licence is closed, and where its own schema is, which nobody serves here. */
function asLocal(event: ProcessingEvent, { paper }: Material): ProcessingEvent {
  const { stage, eventType, payload } = event;
  if (eventType !== "processing.stage_skipped" || typeof payload.reason !== "string") return event;
  if (stage === "intake" && paper === null) return { ...event, payload: { reason: "No paper was given." } };
  const reason = payload.reason.replace(/The schema of (\S+) is at .*/, "`rvs init` drafts $1.");
  return { ...event, payload: { ...payload, reason } };
}

/** Settings of docs/operating.md that say where environments come from and what experiments may use. */
const settingNames =
  /^SERVICE_(DEBIAN_|PYTHON_|NPM_|CRAN_|JULIA_|IMAGE_|ENVIRONMENT_|GPU_|JOB_BUDGET_SECONDS$|RUN_SLOTS$)/;

function settingsOf(env: Io["env"]): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => settingNames.test(name)));
}

const nothingFetched = {
  SERVICE_DEBIAN_MIRROR: "none",
  SERVICE_PYTHON_INDEX: "none",
  SERVICE_NPM_REGISTRY: "none",
  SERVICE_CRAN_MIRROR: "none",
  SERVICE_JULIA_SERVER: "none",
  SERVICE_JULIA_BINARIES: "none",
  SERVICE_IMAGE_REGISTRIES: "none",
};
