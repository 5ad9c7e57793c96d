import type { Assessment, Environment, Evidence, Run } from "../../__generated__/types.ts";

/** What Claims rest on. */
export interface ClaimGrounds {
  assessments: Assessment[];
  /** Digests of the signed statements, by Assessment id. */
  attestations: ReadonlyMap<string, string>;
  runs: readonly Run[];
  /** By Run id. */
  environments: ReadonlyMap<string, Environment>;
  /** What Runs left, by Run id; of a Run that is not here it is on the page of the Run. */
  evidence: ReadonlyMap<string, Evidence[]>;
  /** The address of the paper, where whoever looks may have it. */
  paperUrl: string | null;
  /** The path of the repository's page. */
  base: string;
}
