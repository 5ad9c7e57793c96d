#!/usr/bin/env bash
# The step of action.yml: runs `rvs run` on the workspace, and writes its summary and outputs.
set -u -o pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
report="$RUNNER_TEMP/rvs-report.json"
text="$RUNNER_TEMP/rvs-report.txt"
arguments=(--report "$report")
[ -z "$INPUT_PAPER" ] || arguments+=(--paper "$INPUT_PAPER")
[ "$INPUT_OFFLINE" != true ] || arguments+=(--offline)
rm -f "$report"

# A line of a log or a claim could be taken for a command of the runner.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
cd "$GITHUB_WORKSPACE" || exit 3
INIT_CWD="$GITHUB_WORKSPACE" node "$project/scripts/run.mjs" scripts/rvs.ts run "${arguments[@]}" -- "$INPUT_FOLDER" 2>&1 | tee "$text"
code=${PIPESTATUS[0]}
echo "::$token::"

# Strangers' text stays text: without tags, and in one element.
{
  echo "<h3>Claims</h3><pre>"
  head -c 900000 "$text" | sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/^$/\&nbsp;/'
  echo "</pre>"
} >> "$GITHUB_STEP_SUMMARY"

verdict="none"
[ ! -f "$report" ] || verdict=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8")).verdict' "$report")
{
  echo "verdict=$verdict"
  echo "exit-code=$code"
  echo "report=$report"
} >> "$GITHUB_OUTPUT"

[ "$code" = 6 ] && [ "$INPUT_UNDECIDED" = pass ] && exit 0
exit "$code"
