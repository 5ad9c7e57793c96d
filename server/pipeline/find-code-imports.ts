import type { ImportedModule } from "../domain/environment/imported-module.ts";
import { type InferredPackage, inferPackages } from "../domain/environment/inferred-packages.ts";
import type { ImportsRequest } from "./imports-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";
import type { StageContext } from "./stage.ts";

const HAS_CODE = /\.(?:py|r|rmd|qmd|rnw|ipynb)$/i;
/** What no experiment is: it is not looked into where nothing is known of what the command starts. */
const ASIDE = /(?:^|\/)(?:tests?|docs?|examples?|\.[^/]+|setup\.py|conftest\.py|test_[^/]+\.py)(?:\/|$)/i;

const maxFiles = 1000;
const maxFileBytes = 512 * 1024;
/** Its code is a few kilobytes: the rest are the pictures that it has drawn. */
const maxNotebookBytes = 16 * 1024 * 1024;
const maxBytes = 48 * 1024 * 1024;
const defaultLimits: ThreadLimits = { milliseconds: 30_000, memoryMiB: 512 };

interface Code {
  source: string;
  files: readonly { path: string; size: number }[];
  /** Paths of the files that the command starts. */
  begin: readonly string[];
}

/**
 * Returns the packages that the code loads. Runs in a thread with bounded time and memory: strangers control the code.
 * Where it is too much to be gone through in time, nothing is inferred from it.
 */
export async function findCodeImports(
  { archives }: Pick<StageContext["deps"], "archives">,
  { source, files, begin }: Code,
  signal: AbortSignal,
  limits: ThreadLimits = defaultLimits,
): Promise<InferredPackage[]> {
  const chosen = chooseFiles(files, new Set(begin));
  if (chosen.length === 0) return [];
  const started = begin.filter((path) => HAS_CODE.test(path));
  // A command that starts no file that is known may start any.
  const first = begin.length > 0 ? started : chosen.filter((path) => !ASIDE.test(path));
  if (first.length === 0) return [];
  const texts = await archives.readFiles(source, new Set(chosen), maxNotebookBytes);
  let imports: ImportedModule[] = [];
  await runInThread<ImportedModule[]>({
    module: new URL("imports-thread.ts", import.meta.url),
    input: { texts, begin: first } satisfies ImportsRequest,
    limits,
    signal,
    onMessage: (message) => {
      imports = message;
    },
  });
  return inferPackages(
    imports,
    files.map(({ path }) => path),
  );
}

/** Those that are started, then those nearest to the root: what is left out lies deep. */
function chooseFiles(files: Code["files"], begin: ReadonlySet<string>): string[] {
  const depth = (path: string) => (begin.has(path) ? 0 : path.split("/").length);
  const most = (path: string) => (/\.ipynb$/i.test(path) ? maxNotebookBytes : maxFileBytes);
  const code = files
    .filter(({ path, size }) => HAS_CODE.test(path) && size <= most(path))
    .sort((a, b) => depth(a.path) - depth(b.path))
    .slice(0, maxFiles);
  const chosen: string[] = [];
  let bytes = 0;
  for (const { path, size } of code) {
    bytes += size;
    if (bytes > maxBytes) break;
    chosen.push(path);
  }
  return chosen;
}
