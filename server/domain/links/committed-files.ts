/** A file of the code repository, by its path and size in bytes. */
interface Entry {
  path: string;
  type: string;
  size: number;
}

/** Limits of what is read for links. A larger file is data. */
export const fileLimits = {
  bytesOfFile: 1024 * 1024,
  files: 400,
  totalBytes: 24 * 1024 * 1024,
  code: 400,
  codeBytes: 256 * 1024,
};

const output = /\.(?:json|csv|tsv|txt|log|out|rout|ipynb|tex|dat|md)$/i;
const code =
  /\.(?:py|r|rmd|qmd|jl|m|sh|bash|pl|rb|js|ts|c|cc|cpp|h|hpp|f90|f|java|go|rs|do|sas|smk|nf|ipynb|lua|hs|scala|mk|toml|ya?ml)$|(?:^|\/)(?:Makefile|Snakefile|Rakefile|justfile|[^/]*\.mk)$/i;
/** Written by people, or by tools that compute nothing of the paper. */
const noOutput =
  /(?:^|\/)(?:readme|license|licence|copying|authors|contributing|changelog|citation|requirements[^/]*|environment|package(?:-lock)?|tsconfig|composer|renv|codemeta|\.zenodo|ro-crate-metadata|cmakelists|paper|manuscript|article|main|expected|[^/]*(?:config|settings|hyperparameters?|params))\.[a-z]+$|(?:^|\/)(?:\.[^/]+|node_modules|vendor|third_party|renv|packrat|site-packages|fonts?|configs?|settings|prompts?|templates?)\//i;
const likely = /(?:^|\/)(?:results?|outputs?|out|metrics|tables?|logs?|evaluation|figures?)(?:\/|[^/]*$)/i;

export interface ChosenFiles {
  outputs: Set<string>;
  code: Set<string>;
}

/** Chooses the files that may be outputs and the code that may write them: declared and likely outputs, then small ones first. */
export function chooseFiles(entries: readonly Entry[], declared: ReadonlySet<string>): ChosenFiles {
  const files = entries.filter(({ type, size }) => type === "file" && size > 0);
  const outputs = files.filter(
    ({ path, size }) =>
      size <= fileLimits.bytesOfFile && (declared.has(path) || (output.test(path) && !noOutput.test(path))),
  );
  const rank = ({ path }: Entry) => (declared.has(path) ? 0 : likely.test(path) ? 1 : 2);
  const ordered = outputs.sort((a, b) => rank(a) - rank(b) || a.size - b.size);
  const scripts = files
    .filter(({ path, size }) => code.test(path) && size <= fileLimits.codeBytes)
    .sort((a, b) => a.size - b.size);
  return { outputs: bounded(ordered, fileLimits.files), code: bounded(scripts, fileLimits.code) };
}

function bounded(entries: readonly Entry[], count: number): Set<string> {
  const chosen = new Set<string>();
  let bytes = 0;
  for (const { path, size } of entries) {
    bytes += size;
    if (chosen.size >= count || bytes > fileLimits.totalBytes) break;
    chosen.add(path);
  }
  return chosen;
}
