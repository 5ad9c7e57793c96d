import type { AttestationInputs } from "./attestation-inputs.ts";
import { type InTotoStatement, resource, statement } from "./in-toto.ts";
import { runAddress, sourceCommit } from "./statement-parts.ts";

export const provenanceType = "https://slsa.dev/provenance/v1";

/**
 * How the Run's outputs were made (slsa.dev/provenance/v1). What the submitter chose stands in external parameters,
 * what the service set in internal ones; everything is text, as SLSA recommends.
 */
export function provenance(attested: AttestationInputs): InTotoStatement {
  const { serviceUrl, serviceVersion, assessment, evidence, run } = attested;
  const outputs = evidence.filter(({ kind }) => kind !== "log");
  const logs = evidence.filter(({ kind }) => kind === "log");
  const described = (list: typeof evidence) =>
    list.map(({ name, digest, mediaType }) => resource(name, digest, mediaType));
  // A Run that left no file is still described by its record.
  const subject = outputs.length > 0 ? described(outputs) : [resource("run.json", assessment.artifactDigest)];
  return statement(subject, provenanceType, {
    buildDefinition: buildDefinition(attested),
    runDetails: {
      builder: {
        id: `${serviceUrl}/executors/${encodeURIComponent(run.executor)}/v1`,
        version: { service: serviceVersion },
      },
      metadata: {
        invocationId: runAddress(attested),
        ...(run.startedAt ? { startedOn: run.startedAt } : {}),
        ...(run.finishedAt ? { finishedOn: run.finishedAt } : {}),
      },
      byproducts: described(logs),
    },
  });
}

function buildDefinition({ serviceUrl, experiment, source, paper }: AttestationInputs) {
  return {
    buildType: `${serviceUrl}/build-types/experiment/v1`,
    externalParameters: {
      repository: source.url,
      commit: source.commit,
      experimentVersionId: experiment.versionId,
      command: experiment.command,
      ...(experiment.seed === null ? {} : { seed: String(experiment.seed) }),
      ...(experiment.image === null ? {} : { image: experiment.image }),
    },
    internalParameters: {
      timeoutSeconds: String(experiment.timeoutSeconds),
      memoryMiB: String(experiment.memoryMiB),
      repetitions: String(experiment.repetitions),
      network: "none",
    },
    resolvedDependencies: [
      resource("paper.pdf", paper.digest, "application/pdf"),
      sourceCommit(source),
      resource("source.tar", source.digest, "application/x-tar"),
      ...(experiment.image === null ? [] : [{ name: "image", uri: experiment.image }]),
    ],
  };
}
