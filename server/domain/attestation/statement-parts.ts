import type { AttestationInputs } from "./attestation-inputs.ts";
import type { ResourceDescriptor } from "./in-toto.ts";

/** The code as the commit that was fetched; git's own digest in its own set, since the archive is another artifact. */
export function sourceCommit({ url, commit }: AttestationInputs["source"]): ResourceDescriptor {
  return { uri: `git+${url}@${commit}`, digest: { gitCommit: commit } };
}

export function runAddress({ serviceUrl, run }: Pick<AttestationInputs, "serviceUrl" | "run">): string {
  return `${serviceUrl}/api/v1/runs/${run.id}`;
}
