/** Shell script, run in the sandbox, that prints a line `name version…` for each installed runtime. */
export const RUNTIMES_COMMAND = [
  ["python3", "python3 --version"],
  ["R", "Rscript --version 2>&1"],
  ["julia", "julia --version"],
  ["node", "node --version"],
  ["octave", "octave --version"],
  ["java", "java -version 2>&1"],
  ["gcc", "gcc -dumpfullversion"],
  ["make", "make --version"],
  ["perl", "perl -e 'print $^V'"],
]
  .map(([name, command]) => `v=$(${command} 2>/dev/null | head -n 1) && [ -n "$v" ] && echo "${name} $v"`)
  .join("\n")
  .concat("\ntrue");

/** Parses the output of RUNTIMES_COMMAND: the first dotted number of each line. Pure. */
export function parseRuntimes(lines: string): Record<string, string> {
  const runtimes: Record<string, string> = {};
  for (const line of lines.split("\n")) {
    const match = /^(\S+) .*?(\d+(?:\.\d+)+)/.exec(line);
    if (match) runtimes[match[1]!] = match[2]!;
  }
  return runtimes;
}
