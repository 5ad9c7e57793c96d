import type { AttestationInputs } from "./attestation-inputs.ts";
import { decimalString, type InTotoStatement, resource, statement } from "./in-toto.ts";
import { experimentBuildType } from "./predicate-types.ts";
import { runUrl, sourceCommit } from "./statement-parts.ts";

const provenanceType = "https://slsa.dev/provenance/v1";

/**
 * Builds the provenance of the Run's outputs (slsa.dev/provenance/v1). External parameters are chosen by the submitter,
 * internal ones by the service; all values are strings, as SLSA recommends.
 */
export function provenance(inputs: AttestationInputs): InTotoStatement {
  const { serviceUrl, serviceVersion, assessment, evidence, run } = inputs;
  const outputs = evidence.filter(({ kind }) => kind !== "log");
  const logs = evidence.filter(({ kind }) => kind === "log");
  const resources = (list: typeof evidence) =>
    list.map(({ name, digest, mediaType }) => resource(name, digest, mediaType));
  // A Run without outputs has its record as the subject.
  const subject = outputs.length > 0 ? resources(outputs) : [resource("run.json", assessment.artifactDigest)];
  return statement(subject, provenanceType, {
    buildDefinition: buildDefinition(inputs),
    runDetails: {
      builder: {
        id: `${serviceUrl}/executors/${encodeURIComponent(run.executor)}/v1`,
        version: { service: serviceVersion },
      },
      metadata: {
        invocationId: runUrl(inputs),
        ...(run.startedAt ? { startedOn: run.startedAt } : {}),
        ...(run.finishedAt ? { finishedOn: run.finishedAt } : {}),
      },
      byproducts: resources(logs),
    },
  });
}

function buildDefinition({ experiment, source, paper, run }: AttestationInputs) {
  return {
    buildType: experimentBuildType,
    externalParameters: {
      repository: source.url,
      commit: source.commit,
      experimentVersionId: experiment.versionId,
      command: experiment.command,
      ...(experiment.seed === null ? {} : { seed: String(experiment.seed) }),
      ...(experiment.seeds?.length ? { seeds: experiment.seeds.map(String) } : {}),
      ...(experiment.image === null ? {} : { image: experiment.image }),
    },
    internalParameters: {
      timeoutSeconds: String(experiment.timeoutSeconds),
      memoryMiB: String(experiment.memoryMiB),
      repetitions: String(experiment.repetitions),
      network: "none",
      ...(run.environment === null ? {} : { environment: withoutNumbers(run.environment) }),
    },
    resolvedDependencies: [
      ...(paper.digest === null ? [] : [resource("paper.pdf", paper.digest, "application/pdf")]),
      sourceCommit(source),
      resource("source.tar", source.digest, "application/x-tar"),
      ...imageResource(experiment.image, run.environment),
      ...environmentResources(run.environment),
    ],
  };
}

/** What was run, where it is known; else what was asked for. */
function imageResource(asked: string | null, environment: AttestationInputs["run"]["environment"]) {
  const used = environment?.rootFilesystem?.image;
  if (used) return [{ name: "image", uri: used, digest: { sha256: used.slice(-64) } }];
  return asked === null ? [] : [{ name: "image", uri: asked }];
}

/** The lock names every package; the tree is what they became. */
function environmentResources(environment: AttestationInputs["run"]["environment"]) {
  if (!environment?.rootFilesystem) return [];
  const { lockDigest, treeDigest } = environment.rootFilesystem;
  return [
    resource("environment-lock.json", lockDigest, "application/json"),
    resource("environment-tree.jsonl", treeDigest, "application/jsonl"),
  ];
}

/** Numbers as decimal strings, at any depth. */
function withoutNumbers(value: unknown): unknown {
  if (typeof value === "number") return decimalString(value);
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutNumbers(member)]));
}
