import { TARGETS_FILE } from "../../environment/reached-scripts.ts";
import type { ManifestKind } from "./manifest-kind.ts";

/** A pipeline of the R package targets, as a whole. */
export const targetsPipeline: ManifestKind = {
  names: [TARGETS_FILE],
  confidence: "low",
  read: () => ({
    part: {
      experiments: [{ id: "targets", command: "Rscript -e 'targets::tar_make()'", makesEverything: true }],
    },
    problems: [],
  }),
};
