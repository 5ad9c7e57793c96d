/** Asks the common runtimes for their versions, from inside the sandbox: one line `name version…` for each found. */
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

/** From the lines of RUNTIMES_COMMAND: the first thing in each that looks like a version. Pure. */
export function parseRuntimes(lines: string): Record<string, string> {
  const runtimes: Record<string, string> = {};
  for (const line of lines.split("\n")) {
    const match = /^(\S+) .*?(\d+(?:\.\d+)+)/.exec(line);
    if (match) runtimes[match[1]!] = match[2]!;
  }
  return runtimes;
}
