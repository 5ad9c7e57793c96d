import type { Tree } from "./mirror.ts";

/** The text of a paper with one result. */
export const paper = (ratio: string) =>
  `A small paper\n\n1 Results\n\nWe measured that the damping ratio of the pendulum was ${ratio} in the last series.`;

/** Code with its output as the authors committed it, and a manifest that says what is run, but not what is claimed. */
export const code = (committed: number, computed = "94802,20000"): Tree => ({
  "input.csv": `${computed}\n`,
  "measure.sh": `awk -F, '{ print "{\\"damping_ratio\\": " $1 / $2 "}" }' input.csv > metrics.json\n`,
  "metrics.json": JSON.stringify({ damping_ratio: committed }),
  ".research/experiment.yml":
    "version: 1\nexperiments:\n  - {id: main, command: sh measure.sh, timeout: 120, outputs: [metrics.json]}\n",
});
