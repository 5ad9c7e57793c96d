import type { PaperText } from "../../deps.ts";
import type { Manifest } from "../../domain/manifest/manifest.ts";
import { redistributionOf } from "../../domain/repository/licenses.ts";
import { newVersion } from "../../domain/repository/new-repository.ts";
import { findPrintedValuesOf } from "../find-printed-values.ts";
import { importClaim, importExperiment, withPrintedValues } from "../import-manifest.ts";
import type { Stage } from "../stage.ts";

/** Of a paper whose licence is closed there are the metadata alone: its numbers are nowhere to be looked for. */
const withoutText = new TextEncoder().encode(
  JSON.stringify({ pageCount: 1, title: null, pages: [{ number: 1, text: "" }] } satisfies PaperText),
);

/**
 * Saves the compiled manifest's Experiments and Claims, each with its version digest, and moves the repository's head.
 * The reported numbers are looked for in the paper's text.
 */
export const researchImport: Stage = {
  name: "research_import",
  async run({ deps, job, repository, signal }) {
    const { store, objects, now } = deps;
    const compiled = job.result?.compilationDigest;
    if (typeof compiled !== "string") {
      return {
        status: "skipped",
        payload: { reason: "Nothing was compiled, so there is nothing to import." },
      };
    }
    const manifest = JSON.parse(Buffer.from(await objects.get(compiled)).toString()) as Manifest;
    const at = now().toISOString();
    const existingExperiments = await store.experiments.listByRepository(repository.id);
    const experiments = manifest.experiments.map((experiment) =>
      importExperiment(
        experiment,
        repository,
        existingExperiments.find(({ key }) => key === experiment.id)?.id ?? deps.newId("exp"),
        at,
      ),
    );
    const existingClaims = await store.claims.listByRepository(repository.id);
    const claims = manifest.claims.map((claim) => {
      const id = existingClaims.find(({ key }) => key === claim.id)?.id ?? deps.newId("claim");
      return importClaim(
        claim,
        experiments.find(({ key }) => key === claim.experiment),
        repository,
        id,
        at,
      );
    });
    const counts = { claims: claims.length, experiments: experiments.length };
    const head = (await store.repositories.listVersions(repository.id)).find(
      ({ digest }) => digest === repository.headId,
    );
    if (head && newVersion(repository, head.parent, experiments, claims, at).digest === head.digest) {
      // A fork has all of it from its source.
      return { status: "completed", payload: { ...counts, headId: head.digest } };
    }
    const { paperTextDigest, paperLicense } = repository;
    const paperText = paperTextDigest === null ? withoutText : await objects.get(paperTextDigest);
    const isQuotable = redistributionOf(paperLicense) === "allowed";
    const printed = await findPrintedValuesOf(manifest.claims, paperText, isQuotable, signal);
    const printedClaims = claims.map((claim) => withPrintedValues(claim, printed.get(claim.key)));
    const version = newVersion(repository, repository.headId, experiments, claims, at);
    return {
      status: "completed",
      payload: { ...counts, headId: version.digest },
      async save(queries) {
        for (const experiment of experiments) await queries.experiments.save(experiment);
        for (const claim of printedClaims) await queries.claims.save(claim);
        await queries.repositories.appendVersion(version);
        await queries.repositories.update(repository.id, { headId: version.digest, updatedAt: at });
      },
    };
  },
};
