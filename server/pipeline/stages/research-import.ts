import type { PaperText, PipelineDeps } from "../../deps.ts";
import type { FoundClaims } from "../../domain/claims/found.ts";
import type { Manifest } from "../../domain/manifest/manifest.ts";
import type { RepositoryRecord } from "../../domain/records.ts";
import { redistributionOf } from "../../domain/repository/licenses.ts";
import { newVersion } from "../../domain/repository/new-repository.ts";
import type { VersionManifest } from "../../domain/repository/versions.ts";
import { findPrintedValuesOf } from "../find-printed-values.ts";
import { importClaim, importExperiment, withPrintedValues } from "../import-manifest.ts";
import { importTextClaim, withLinkedOutputs } from "../import-text-claim.ts";
import { saveVersion } from "../save-version.ts";
import type { Stage, StageContext } from "../stage.ts";

/** Of a paper whose licence is closed there are the metadata alone: its numbers are nowhere to be looked for. */
const withoutText = new TextEncoder().encode(
  JSON.stringify({ pageCount: 1, title: null, pages: [{ number: 1, text: "" }] } satisfies PaperText),
);

/**
 * Saves the compiled manifest's Experiments and Claims, each with its version digest, and those that were found
 * in the paper's text, and moves the repository's head. The reported numbers are looked for in the paper's text.
 */
export const researchImport: Stage = {
  name: "research_import",
  async run({ deps, job, repository, signal }) {
    const { store, objects, now } = deps;
    const compiled = await readCompiled<Manifest>(objects, job.result?.compilationDigest);
    const found = await readCompiled<FoundClaims>(objects, job.result?.foundDigest);
    const isEmpty = compiled === null && (found?.claims.length ?? 0) === 0;
    // Code that declares nothing any more is a version as well; before the first look there is nothing to leave.
    if (isEmpty && job.look === null) {
      return {
        status: "skipped",
        payload: { reason: "Nothing was compiled, so there is nothing to import." },
      };
    }
    const manifest = compiled ?? nothingDeclared;
    const at = now().toISOString();
    const experimentIds = await store.experiments.listIds(repository.id);
    const experiments = manifest.experiments.map((experiment) =>
      importExperiment(
        found ? withLinkedOutputs(experiment, found) : experiment,
        repository,
        experimentIds.get(experiment.id) ?? deps.newId("exp"),
        at,
      ),
    );
    const claimIds = await store.claims.listIds(repository.id);
    const idOf = (claim: { id: string }) => claimIds.get(claim.id) ?? deps.newId("claim");
    const isQuotable = redistributionOf(repository.paperLicense) === "allowed";
    const declared = manifest.claims.map((claim) => {
      const experiment = experiments.find(({ key }) => key === claim.experiment);
      return importClaim(claim, experiment, repository, idOf(claim), at);
    });
    const ofText = (found?.claims ?? []).map((claim) =>
      importTextClaim(claim, experiments, repository, isQuotable, {
        id: idOf(claim),
        at,
        model: found?.model,
      }),
    );
    const claims = [...declared, ...ofText];
    const counts = { claims: claims.length, experiments: experiments.length };
    const head = await headLike(deps, repository);
    if (head && newVersion(head.like, head.parent, experiments, claims, at).digest === head.digest) {
      // A fork has all of it from its source; a new look may find nothing new.
      const result = { headId: head.digest, isNewVersion: false };
      const { githubUrl } = repository;
      return {
        status: "completed",
        payload: { ...counts, ...result },
        ...(job.look ? { result } : {}),
        save: (queries) => queries.repositories.update(repository.id, { githubUrl }),
      };
    }
    const { paperTextDigest } = repository;
    const paperText = paperTextDigest === null ? withoutText : await objects.get(paperTextDigest);
    const printed = await findPrintedValuesOf(manifest.claims, paperText, isQuotable, signal);
    const printedClaims = [
      ...declared.map((claim) => withPrintedValues(claim, printed.get(claim.key))),
      ...ofText,
    ];
    const version = newVersion(repository, repository.headId, experiments, claims, at);
    const result = { headId: version.digest, isNewVersion: true };
    return {
      status: "completed",
      payload: { ...counts, ...result },
      ...(job.look ? { result } : {}),
      save: (queries) => saveVersion(queries, repository, { version, experiments, claims: printedClaims }),
    };
  },
};

const nothingDeclared: Pick<Manifest, "experiments" | "claims"> = { experiments: [], claims: [] };

/**
 * Returns the head, and the repository as a version must be built to be compared with it: a head that was made before
 * the present code was fetched, which declared nothing, names none.
 */
async function headLike({ store }: StageContext["deps"], repository: RepositoryRecord) {
  const versions = await store.repositories.listVersions(repository.id);
  const head = versions.find(({ digest }) => digest === repository.headId);
  if (!head) return null;
  const stored = await store.repositories.get(repository.id);
  const isSameSource = stored?.sourceDigest === repository.sourceDigest;
  const { source: sourceDigest } = JSON.parse(head.manifest) as VersionManifest;
  return { ...head, like: isSameSource ? { ...repository, sourceDigest } : repository };
}

/** An object of the compilation; null where none was made. */
async function readCompiled<T>(objects: PipelineDeps["objects"], digest: unknown): Promise<T | null> {
  return typeof digest === "string"
    ? (JSON.parse(Buffer.from(await objects.get(digest)).toString()) as T)
    : null;
}
