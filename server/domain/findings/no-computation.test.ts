import { expect, it } from "vitest";
import { findNoComputation } from "./no-computation.ts";
import { parseShellCommands } from "./shell-commands.ts";

const scripts: Record<string, string> = {
  "copy.sh": "#!/bin/sh\n# copies\ncp saved.json metrics.json\n",
  "src/copy.sh": "cat saved.json\n",
  "work.sh": "set -e\npython3 fit.py\n",
  fit: "#!/usr/bin/env python3\nprint(1)\n",
  "empty.sh": "# nothing\n",
};
const find = (command: string) => findNoComputation(command, (path) => scripts[path] ?? null);

it.each([
  "echo 4.74",
  'printf \'{"value": %s}\' "4.74" > metrics.json',
  "A=1 B=$HOME echo 4.74 2>&1 | tee metrics.json; exit 0",
  "cat > metrics.json <<'END'\n{\"value\": 4.74}\nEND\n",
  "mkdir -p out && cp saved.json out/metrics.json || true",
  "echo 'a; python3 fit.py'",
  "grep value saved.json | cut -d: -f2 | tr -d ' ' \\\n | sort # awk",
  "/bin/echo 4.74",
])("%s computes nothing", (command) => {
  expect(find(command)).toMatchObject({
    code: "no_computation",
    measurementId: null,
    path: null,
    line: null,
  });
});

it.each([
  ["sh copy.sh", "copy.sh", 3],
  ["bash -e ./copy.sh && cat metrics.json", "copy.sh", 3],
  ["./copy.sh", "copy.sh", 3],
  ["cd src; sh copy.sh", "src/copy.sh", 1],
  ["cd src; sh ../copy.sh", "copy.sh", 3],
])("%s runs a script that computes nothing", (command, path, line) => {
  expect(find(command)).toMatchObject({ path, line });
});

it.each([
  "python3 fit.py",
  "echo start && python3 fit.py > metrics.json",
  "sh work.sh",
  "./fit",
  "sh gone.sh",
  "sh empty.sh",
  "sh ../../etc/copy.sh",
  "echo $(python3 fit.py)",
  "echo `python3 fit.py`",
  'echo "$(python3 fit.py)"',
  "echo $((2 + 2))",
  "cat <(python3 fit.py)",
  "cat <<END\n$(python3 fit.py)\nEND\n",
  "cat <<END\nno end",
  "(echo 4.74)",
  "for i in 1 2; do echo $i; done",
  "$COMMAND 4.74",
  "PATH=bin:$PATH; cat data.txt",
  "echo 'open",
  "wc -l data.txt",
  "grep -c prime list.txt",
  "sort data.txt | uniq -c",
  "make",
  "A=1",
  "",
])("%s may compute", (command) => {
  expect(find(command)).toBeNull();
});

it("knows the line of each command", () => {
  const commands = parseShellCommands("echo 'a\nb'\ncat <<A <<B\n1\nA\n2\nB\ntrue\n");
  expect(commands).toEqual([
    { words: ["echo", "a\nb"], line: 2 },
    { words: ["cat"], line: 3 },
    { words: ["true"], line: 8 },
  ]);
});

it("takes a hostile script in linear time", () => {
  expect(parseShellCommands("<<a ".repeat(50_000))).not.toBeUndefined();
  expect(parseShellCommands("'a' ".repeat(200_000))).toHaveLength(1);
});
