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

/** Of languages that are run here, or could be. */
const OWN = /\.(?:r|rmd|qmd|py|ipynb|jl|m|sh|pl|rb|js|ts|c|cc|cpp|cxx|f|f90|java|rs|go|hs|ml)$/i;

/**
 * Says of code for which no command was found that it is of a language which is not had; where some was found, of that which
 * is most of the code all the same. Null for any other.
 */
export function noteOnForeignCode(paths: readonly string[], hasExperiments = false): string | null {
  const counted = LANGUAGES.map(([name, files]) => ({
    name,
    count: paths.filter((path) => files.test(path)).length,
  }));
  const found = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (found.length === 0) return null;
  const named = found.map(({ name, count }) => `${name} (${count} ${count === 1 ? "file" : "files"})`);
  const sum = found.reduce((total, { count }) => total + count, 0);
  if (!hasExperiments)
    return `There is code of ${named.join(", ")}, for which this service has no program: name a command that does without.`;
  return sum > paths.filter((path) => OWN.test(path)).length
    ? `Most of the code is of ${named.join(", ")}, for which this service has no program: what was found is the smaller part.`
    : null;
}
