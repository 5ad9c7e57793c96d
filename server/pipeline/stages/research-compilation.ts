import { canonicalJson } from "../../domain/digest.ts";
import type { SourcedPaper } from "../../domain/manifest/paper-metadata.ts";
import { manifestPath } from "../../domain/manifest-path.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { invalidManifest } from "../invalid-manifest.ts";
import { type ArchiveEntries, type ReadManifests, readManifests } from "../read-manifests.ts";
import { openSource } from "../source-tree.ts";
import type { Stage, StageContext, StageOutcome } from "../stage.ts";

const maxReadmeBytes = 512 * 1024;

/** Compiles what the manifests of the code repository say of experiments and Claims and stores it as an object. */
export const researchCompilation: Stage = {
  name: "research_compilation",
  async run(context): Promise<StageOutcome> {
    const { deps, repository } = context;
    const { sourceDigest } = repository;
    if (sourceDigest === null)
      return { status: "skipped", payload: { reason: "There is no code to compile." } };
    await using source = await openSource(deps, sourceDigest);
    const entries = await deps.archives.list(source.path);
    const read = await readManifests(context, source.path, entries);
    // Where our own manifest is not valid, its author wants to know before anything else is taken for it.
    if (read.problems.some(({ path }) => path === manifestPath)) throw invalidManifest(read.problems);
    // Claims that are in no manifest are to be added to this one.
    const { manifest } = read;
    const isEmpty = manifest.experiments.length === 0 && manifest.claims.length === 0;
    if (isEmpty && read.problems.some(({ isBlocking }) => isBlocking)) throw invalidManifest(read.problems);
    const readme = await readReadme(deps.archives, source.path, entries);
    const described = missingDescription(repository, manifest.paper);
    const save: StageOutcome["save"] = (store) =>
      store.repositories.update(repository.id, { readme, ...described });
    if (isEmpty)
      return { status: "skipped", payload: { reason: whyNothing(context), ...saidOf(read) }, save };
    const { digest } = await deps.objects.put(new TextEncoder().encode(canonicalJson(manifest)));
    return { status: "completed", payload: payloadOf(read), result: { compilationDigest: digest }, save };
  },
};

function whyNothing({ deps }: StageContext): string {
  return (
    `The code repository has no ${manifestPath}, and nothing else in it says what is to be run. The schema of ` +
    `${manifestPath} is at ${deps.baseUrl}/schemas/experiment.json.`
  );
}

/** What the event says: which files, what each experiment was read from, and what could not be read or done. */
function payloadOf(read: ReadManifests): Record<string, unknown> {
  const { experiments, claims, paper } = read.manifest;
  const [first = null] = experiments.flatMap(({ sources }) => sources?.command ?? []);
  return {
    manifest: first ?? read.files[0] ?? null,
    experiments: experiments.length,
    claims: claims.length,
    sources: experiments.map(({ id, confidence, sources }) => ({ experiment: id, confidence, sources })),
    ...(paper && { paper: paper.sources }),
    ...saidOf(read),
  };
}

const maxSaid = 50;

function saidOf({ files, notes, problems }: ReadManifests): Record<string, unknown> {
  const said = problems.slice(0, maxSaid).map(({ isBlocking: _, ...problem }) => problem);
  return {
    ...(files.length > 0 && { files }),
    ...(notes.length > 0 && { notes }),
    ...(said.length > 0 && { problems: said }),
  };
}

/** What the submission said stays: a manifest may only fill in what is empty. */
function missingDescription(
  { authors, description, sourceUrl }: RepositoryRecord,
  paper: SourcedPaper | undefined,
): Partial<RepositoryRecord> {
  return {
    ...(authors.length === 0 && paper?.authors && { authors: paper.authors.slice(0, maxAuthors) }),
    ...(description === "" && paper?.description && { description: paper.description }),
    ...(sourceUrl === null && paper?.url && { sourceUrl: paper.url }),
  };
}

const maxAuthors = 200;

type Archives = StageContext["deps"]["archives"];

async function readReadme(archives: Archives, path: string, entries: ArchiveEntries) {
  const readmeEntry = entries.find(
    ({ path: name, type, size }) =>
      /^readme(\.(md|txt|rst))?$/i.test(name) && type === "file" && size <= maxReadmeBytes,
  );
  const bytes = readmeEntry && (await archives.readFile(path, readmeEntry.path, maxReadmeBytes));
  if (!readmeEntry || !bytes) return null;
  const mediaType = /\.md$/i.test(readmeEntry.path) ? "text/markdown" : "text/plain";
  return { sourcePath: readmeEntry.path, mediaType, text: Buffer.from(bytes).toString("utf8") };
}
