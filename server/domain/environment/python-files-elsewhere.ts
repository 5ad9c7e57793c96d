const readme = /^readme(?:\.(?:md|markdown|rst|txt))?$/i;
const dockerfile = /^(?:\.?(?:docker|binder)\/)?dockerfile$/i;
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
 * Where no file of its root lists Python packages: those of the code repository that its README or its Dockerfile has
 * installed, in its order, else for each of the names the only file of that name in its folders.
 */
export async function pythonFilesElsewhere(
  paths: readonly string[],
  names: readonly string[],
  read: (path: string) => Promise<string | { reason: string }>,
): Promise<PythonFile[]> {
  const told: PythonFile[] = [];
  for (const pattern of [readme, dockerfile]) {
    const path = paths.find((each) => pattern.test(each));
    const text = path === undefined ? "" : await read(path);
    if (typeof text === "string") told.push(...toldFiles(text, paths));
  }
  return [...told, ...names.flatMap((name) => onlyFile(name, paths))];
}

function toldFiles(text: string, paths: readonly string[]): PythonFile[] {
  const named = [...text.matchAll(install)].map(([, file]) => file!.replace(/^\.\//, ""));
  return [...new Set(named)]
    .flatMap((path) => (paths.includes(path) ? [path] : copied(path, paths)))
    .map((path) => ({ name: /\.ya?ml$/.test(path) ? "environment.yml" : "requirements.txt", path }));
}

/** An image has files elsewhere, by the same names. */
function copied(path: string, paths: readonly string[]): string[] {
  return onlyFile(path.split("/").at(-1)!, paths).map((each) => each.path);
}

export function onlyFile(name: string, paths: readonly string[]): PythonFile[] {
  const found = paths.filter((path) => path.endsWith(`/${name}`) && !foreign.test(path));
  return found.length === 1 ? [{ name, path: found[0]! }] : [];
}
