import type { FoundClaims } from "../domain/claims/found.ts";
import { chooseFiles, fileLimits } from "../domain/links/committed-files.ts";
import type { Manifest, ManifestExperiment } from "../domain/manifest/manifest.ts";
import { readBy } from "../domain/measurement/source-files.ts";
import type { ClaimsRequest } from "./claims-thread.ts";
import type { CommittedFiles } from "./committed-files.ts";
import { type Proposals, proposeClaims } from "./propose-claims.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";
import { openSource } from "./source-tree.ts";
import type { StageContext } from "./stage.ts";

/** A paper of 300 pages takes half a second, 24 MiB of outputs two. */
const defaultLimits: ThreadLimits = { milliseconds: 30_000, memoryMiB: 768 };

interface TextClaims {
  found: FoundClaims;
  /** Null where no language model is configured. */
  proposed: Proposals | null;
}

/**
 * Finds the Claims of the paper's text, and links them to the outputs that its authors committed: never to what a Run of
 * ours left. In a thread with bounded time and memory: strangers wrote the text and the files. Null where there is no
 * text, or where the authors say themselves what they claim.
 */
export async function findTextClaims(
  context: Pick<StageContext, "deps" | "job" | "repository" | "signal">,
  manifest: Pick<Manifest, "experiments" | "claims">,
  limits = defaultLimits,
): Promise<TextClaims | null> {
  const { deps, repository, signal } = context;
  if (repository.paperTextDigest === null || manifest.claims.length > 0) return null;
  const paperText = await deps.objects.get(repository.paperTextDigest);
  const material = { paperText, ...(await readCommitted(context, manifest.experiments)) };
  const proposed = await proposeClaims(context, material, limits);
  let found: FoundClaims | undefined;
  await runInThread<FoundClaims>({
    module: new URL("claims-thread.ts", import.meta.url),
    input: {
      ...material,
      experiments: manifest.experiments,
      proposals: proposed?.model.proposals ?? [],
    } satisfies ClaimsRequest,
    limits,
    signal,
    onMessage: (message) => {
      found = message;
    },
  });
  found ??= notFoundInTime;
  return { found: proposed ? { ...found, model: proposed.model } : found, proposed };
}

const notFoundInTime: FoundClaims = {
  version: 1,
  claims: [],
  candidates: [],
  outputs: {},
  missing: [
    "The paper's text and the committed outputs are too much to be searched: no Claims were looked for.",
  ],
};

async function readCommitted(
  { deps, repository }: Pick<StageContext, "deps" | "repository">,
  experiments: readonly ManifestExperiment[],
): Promise<CommittedFiles> {
  const { sourceDigest } = repository;
  if (sourceDigest === null) return { files: new Map(), code: new Map() };
  await using source = await openSource(deps, sourceDigest);
  const entries = await deps.archives.list(source.path);
  const isDeclared = readBy(experiments.flatMap(({ outputs }) => outputs.map((file) => ({ file }))));
  const declared = entries.map(({ path }) => path).filter(isDeclared);
  const chosen = chooseFiles(entries, new Set(declared));
  const wanted = new Set([...chosen.outputs, ...chosen.code]);
  const read = await deps.archives.readFiles(source.path, wanted, fileLimits.bytesOfFile);
  const only = (paths: ReadonlySet<string>) => new Map([...read].filter(([path]) => paths.has(path)));
  return { files: only(chosen.outputs), code: only(chosen.code) };
}
