import type { Stage } from "../stage.ts";
import { withTextClaims } from "../with-text-claims.ts";
import { intake } from "./intake.ts";
import { publishing } from "./publishing.ts";
import { reproduction } from "./reproduction.ts";
import { reproductionScheduling } from "./reproduction-scheduling.ts";
import { researchCompilation } from "./research-compilation.ts";
import { researchImport } from "./research-import.ts";
import { sourceDiscovery } from "./source-discovery.ts";
import { verification } from "./verification.ts";

/** The stages of the pipeline, in order; after the last one a job's stage is `completed`. */
export const stages: Stage[] = [
  intake,
  sourceDiscovery,
  withTextClaims(researchCompilation),
  researchImport,
  reproductionScheduling,
  reproduction,
  verification,
  publishing,
];
