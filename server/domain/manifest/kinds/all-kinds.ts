import { codecheck } from "./codecheck.ts";
import { codemeta } from "./codemeta.ts";
import { dockerfile } from "./dockerfile.ts";
import { dvc } from "./dvc.ts";
import { likelyScripts, orderedScripts } from "./likely-scripts.ts";
import { compiledProgram, makefile } from "./makefile.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { mlproject } from "./mlproject.ts";
import { modelIndex } from "./model-index.ts";
import { ownManifest } from "./own-manifest.ts";
import { plainScript } from "./plain-script.ts";
import { readmeCommands } from "./readme-commands.ts";
import { reana } from "./reana.ts";
import { rescience } from "./rescience.ts";
import { roCrate } from "./ro-crate.ts";
import { snakefile } from "./snakefile.ts";
import { targetsPipeline } from "./targets-pipeline.ts";
import { describedScripts, toldScripts } from "./told-kinds.ts";

/** Every kind of manifest, in the order of precedence (docs/rules/manifest-sources.md#what-is-read). */
export const manifestKinds: readonly ManifestKind[] = [
  ownManifest,
  reana,
  mlproject,
  dvc,
  codecheck,
  roCrate,
  rescience,
  codemeta,
  modelIndex,
  plainScript("reproduce"),
  plainScript("replicate"),
  plainScript("run"),
  makefile,
  snakefile,
  targetsPipeline,
  readmeCommands,
  toldScripts,
  dockerfile,
  ...orderedScripts,
  describedScripts,
  ...likelyScripts,
  compiledProgram,
];
