import type { ExecutionState } from "../../__generated__/enumerations.ts";
import type { RepositorySummary, Run } from "../../__generated__/types.ts";
import type { CrateInputs } from "./crate-inputs.ts";
import { type Entity, refer } from "./entity.ts";

/** The experiments, by version: what a Run executed. */
export function experimentEntities(
  { experiments = [] }: RepositorySummary,
  code: Entity | null,
): Map<string, Entity> {
  return new Map(
    experiments.map(({ id, key, experimentVersionId, command }) => [
      experimentVersionId,
      {
        ...{ "@id": `#${id}`, "@type": "SoftwareApplication", name: key, description: command },
        ...{ version: experimentVersionId, ...(code ? { isPartOf: refer(code) } : {}) },
      },
    ]),
  );
}

interface RunContext {
  service: Entity;
  paper: Entity;
  experiments: Map<string, Entity>;
  /** By digest. */
  files: Map<string, Entity>;
}

/** How an ended Run ended; null for what is not over, or was replaced. */
const statuses: Record<ExecutionState, "CompletedActionStatus" | "FailedActionStatus" | null> = {
  succeeded: "CompletedActionStatus",
  partial: "FailedActionStatus",
  failed: "FailedActionStatus",
  timedOut: "FailedActionStatus",
  queued: null,
  running: null,
  cancelled: null,
  unknown: null,
};

/** The Runs of present experiments that ended, each an action that left files. */
export function runEntities({ repository }: CrateInputs, context: RunContext): Entity[] {
  const { runs = [], evidence } = repository;
  const digests = Map.groupBy(evidence.items ?? [], ({ generatedByRunId }) => generatedByRunId);
  return runs.flatMap((run) => {
    const left = (digests.get(run.id) ?? []).map(({ digest }) => digest);
    return runEntity(run, left, context) ?? [];
  });
}

function runEntity(
  run: Run,
  left: string[],
  { service, paper, experiments, files }: RunContext,
): Entity | null {
  const status = statuses[run.execution.state];
  const instrument = experiments.get(run.experimentVersionId);
  if (status === null || !instrument) return null;
  const digests = new Set([...left, ...(run.artifact ? [run.artifact.digest] : [])]);
  const result = [...digests].flatMap((digest) => files.get(digest) ?? []);
  const { failure } = run.execution;
  return {
    ...{
      "@id": `#${run.id}`,
      "@type": "CreateAction",
      name: `Run of ${instrument.name}`,
      url: run.links.self,
    },
    ...{
      instrument: refer(instrument),
      agent: refer(service),
      object: [refer(paper)],
      result: result.map(refer),
    },
    ...(run.startedAt ? { startTime: run.startedAt } : {}),
    ...(run.finishedAt ? { endTime: run.finishedAt } : {}),
    actionStatus: `http://schema.org/${status}`,
    ...(failure ? { error: failure.summary } : {}),
  };
}
