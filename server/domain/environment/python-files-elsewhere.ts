const readme = /^readme(?:\.(?:md|markdown|rst|txt))?$/i;
/** `pip install -r FILE`, `conda env create -f FILE`, also as `--requirement=FILE`, `--file FILE`. */
const install =
  /\b(?:pip3?\s+install|uv\s+pip\s+install|(?:conda|mamba|micromamba)\s+(?:env\s+)?(?:create|update|install))\b[^\n`]{0,100}?\s(?:-r|-f|--file|--requirement)[ =]?["']?([\w./-]{1,200})/g;
/** Of what documents, tests or shows the code, or belongs to others. */
const foreign =
  /(?:^|\/)(?:\.[^/]+|docs?|tests?|examples?|demo|web(?:site|app)?|app|node_modules|vendor|third_?party|external|extern|submodules?|paper|manuscript)\//i;

/** A file with Python packages, and what it is read as. */
export interface PythonFile {
  name: string;
  path: string;
}

/**
 * Where no file of its root lists Python packages: those of the code repository that its README has installed, in its
 * order, else for each of the names the only file of that name in its folders.
 */
export async function pythonFilesElsewhere(
  paths: readonly string[],
  names: readonly string[],
  read: (path: string) => Promise<string | { reason: string }>,
): Promise<PythonFile[]> {
  const path = paths.find((each) => readme.test(each));
  const text = path === undefined ? "" : await read(path);
  const told = typeof text === "string" ? toldFiles(text, paths) : [];
  return [...told, ...names.flatMap((name) => onlyFile(name, paths))];
}

function toldFiles(text: string, paths: readonly string[]): PythonFile[] {
  const named = [...text.matchAll(install)].map(([, file]) => file!.replace(/^\.\//, ""));
  return [...new Set(named)]
    .filter((path) => paths.includes(path))
    .map((path) => ({ name: /\.ya?ml$/.test(path) ? "environment.yml" : "requirements.txt", path }));
}

function onlyFile(name: string, paths: readonly string[]): PythonFile[] {
  const found = paths.filter((path) => path.endsWith(`/${name}`) && !foreign.test(path));
  return found.length === 1 ? [{ name, path: found[0]! }] : [];
}
