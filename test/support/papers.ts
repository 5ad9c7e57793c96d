import type { Tree } from "./mirror.ts";

/** A research repository whose one experiment computes a number from a file, and a manifest that claims it. */
export function smallPaper(
  changes: { reported?: string; command?: string; experiment?: string; claim?: string } = {},
): Tree {
  const { reported = "4.74", command = "sh measure.sh", experiment = "", claim = "" } = changes;
  return {
    "README.md": "# A small paper\n",
    "input.csv": "94802,20000\n",
    "measure.sh": `awk -F, '{ print "{\\"value\\": " $1 / $2 "}" }' input.csv > metrics.json\n`,
    ".research/experiment.yml": `version: 1
experiments:
  - id: main
    command: ${JSON.stringify(command)}
    timeout: 20
    outputs: [metrics.json]
${experiment}
claims:
  - id: value
    statement: The value is ${reported}.
    locator: Section 1
    experiment: main
    measurements:
      - id: value
        metric: value
        comparator: "~="
        reported: "${reported}"
        from: {file: metrics.json, pointer: /value}
${claim}
`,
  };
}
