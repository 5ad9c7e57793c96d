/** Languages whose programs are sold, or are not Debian's, by the endings of their files. */
const LANGUAGES: [name: string, files: RegExp][] = [
  ["Stata", /\.a?do$/i],
  ["SAS", /\.sas$/i],
  ["SPSS", /\.sps$/i],
  ["Mathematica", /\.(?:nb|wls?)$/i],
  ["IDL", /\.pro$/i],
  ["EViews", /\.prg$/i],
  ["GAMS", /\.gms$/i],
];

/** Says of code for which no command was found that it is of a language which is not had; null for any other. */
export function noteOnForeignCode(paths: readonly string[]): string | null {
  const counted = LANGUAGES.map(([name, files]) => ({
    name,
    count: paths.filter((path) => files.test(path)).length,
  }));
  const found = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (found.length === 0) return null;
  const named = found.map(({ name, count }) => `${name} (${count} ${count === 1 ? "file" : "files"})`);
  return `There is code of ${named.join(", ")}, for which this service has no program: name a command that does without.`;
}
