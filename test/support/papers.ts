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
    timeout: 120
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

/**
 * A research repository whose manifest uses what it can say of a command's surroundings and of where numbers are. Files
 * of old runs are committed where the new ones are read.
 */
export function richPaper(): Tree {
  const cell = `{"cell_type": "code", "outputs": [{"output_type": "stream", "text": ["value: $value\\n"]}]}`;
  return {
    "input.csv": "94802,20000\n",
    "runs/9/m.json": '{"value": 100}',
    "results/19/value.txt": "100",
    "code/measure.sh": `set -e
value=$(awk -F, '{ printf "%.4f", $1 / $2 }' "$DATA")
mkdir -p ../results/20 ../runs/1 ../runs/2
printf 'method;value\\ntheirs;1,5\\nours;%s\\n' "$(echo "$value" | tr . ,)" > ../results/20/table.csv
for run in 1 2; do echo "{\\"value\\": $value}" > ../runs/$run/m.json; done
printf 'name n\\n"first" 1\\n"value" %s\\n' "$value" > ../results/20/value.txt
awk -F, '{ print "+-", $1 / 100000000 }' "$DATA" > ../error.txt
cat > ../executed.ipynb <<END
{"nbformat": 4, "cells": [${cell}]}
END
echo "p < 0.001"
`.replaceAll("\\\\", "\\"),
    ".research/experiment.yml": `version: 1
experiments:
  - id: main
    command: sh measure.sh
    workdir: code
    env: {DATA: ../input.csv}
    timeout: 120
    outputs: ["results/**/*.csv"]
claims:
  - id: value
    statement: The value is 4.74.
    experiment: main
    measurements:
      - id: cell
        metric: value
        reported: "4.74"
        from: {file: results/20/table.csv, separator: ";", decimal: ",", where: {method: ours}, column: value}
      - id: mean
        metric: value
        reported: "4.74"
        from: {file: "runs/*/m.json", pointer: /value, combine: mean}
        uncertainty: {file: error.txt, regex: '\\+- (.+)'}
      - id: only
        metric: value
        reported: "4.74"
        from: {file: "results/*/value.txt", separator: whitespace, where: {name: value}, column: "n"}
      - id: notebook
        metric: value
        reported: "4.74"
        from: {file: executed.ipynb, cell: all, regex: 'value: (.+)'}
      - id: p
        metric: p
        comparator: "<="
        reported: "0.001"
        from: {file: stdout, regex: 'p (.+)'}
`,
  };
}
