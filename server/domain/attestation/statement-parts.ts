import type { AttestationInputs } from "./attestation-inputs.ts";
import type { ResourceDescriptor } from "./in-toto.ts";

/** Describes the fetched commit by git's digest. The source archive is a separate artifact with its own digest. */
export function sourceCommit({ url, commit }: AttestationInputs["source"]): ResourceDescriptor {
  return { uri: `git+${url}@${commit}`, digest: { gitCommit: commit } };
}

export function runUrl({ serviceUrl, run }: Pick<AttestationInputs, "serviceUrl" | "run">): string {
  return `${serviceUrl}/api/v1/runs/${run.id}`;
}
