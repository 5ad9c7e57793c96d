import { DomainError } from "../../domain/errors.ts";
import type { TextProblem } from "../../domain/manifest/yaml-document.ts";
import { compileManifest } from "../compile-manifest.ts";
import { openSource } from "../source-tree.ts";
import type { Stage, StageOutcome } from "../stage.ts";

export const manifestPath = ".research/experiment.yml";

/** Maximum size of the manifest and the README, in bytes. */
const maxManifestBytes = 256 * 1024;
const maxReadmeBytes = 512 * 1024;

/** Compiles the authors' manifest of experiments and Claims and stores the result as an object. */
export const researchCompilation: Stage = {
  name: "research_compilation",
  async run({ deps, repository, signal }): Promise<StageOutcome> {
    const { sourceDigest } = repository;
    if (sourceDigest === null)
      return { status: "skipped", payload: { reason: "There is no code to compile." } };
    await using source = await openSource(deps, sourceDigest);
    const entries = await deps.archives.list(source.path);
    const entry = entries.find(({ path }) => path === manifestPath);
    if (!entry) {
      const reason = `The code repository has no ${manifestPath}. Its schema is at ${deps.baseUrl}/schemas/experiment.json.`;
      return { status: "skipped", payload: { reason } };
    }
    if (entry.type !== "file")
      throw invalidManifest([wholeFileProblem("must be a regular file, not a link or folder.")]);
    if (entry.size > maxManifestBytes)
      throw invalidManifest([wholeFileProblem(`must have ${maxManifestBytes} bytes at most.`)]);
    const bytes = await deps.archives.readFile(source.path, manifestPath, maxManifestBytes);
    const compiled = await compileManifest(bytes!, signal);
    if (!compiled.ok) throw invalidManifest(compiled.problems);
    const { json, experiments, claims } = compiled;
    const { digest } = await deps.objects.put(new TextEncoder().encode(json));
    const readme = await readReadme(deps.archives, source.path, entries);
    return {
      status: "completed",
      payload: { manifest: manifestPath, experiments, claims },
      result: { compilationDigest: digest },
      save: (store) => store.repositories.update(repository.id, { readme }),
    };
  },
};

function invalidManifest(problems: TextProblem[]): DomainError {
  const reported = problems.slice(0, 20);
  const list = reported.map(
    ({ line, column, pointer, message }) => `line ${line}:${column}, ${pointer || "/"}: ${message}`,
  );
  return new DomainError("unprocessable", "manifest.invalid", {
    parameters: { file: manifestPath, detail: list.slice(0, 3).join(" ") },
    issues: reported.map(({ line, pointer, message }) => ({ pointer, message: `line ${line}: ${message}` })),
  });
}

function wholeFileProblem(message: string): TextProblem {
  return { line: 1, column: 1, pointer: "", message };
}

type Archives = Parameters<Stage["run"]>[0]["deps"]["archives"];

async function readReadme(archives: Archives, path: string, entries: Awaited<ReturnType<Archives["list"]>>) {
  const readmeEntry = entries.find(
    ({ path: name, type, size }) =>
      /^readme(\.(md|txt|rst))?$/i.test(name) && type === "file" && size <= maxReadmeBytes,
  );
  const bytes = readmeEntry && (await archives.readFile(path, readmeEntry.path, maxReadmeBytes));
  if (!readmeEntry || !bytes) return null;
  const mediaType = /\.md$/i.test(readmeEntry.path) ? "text/markdown" : "text/plain";
  return { sourcePath: readmeEntry.path, mediaType, text: Buffer.from(bytes).toString("utf8") };
}
