import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PreprintInput, preprintName } from "../domain/repository/paper-input.ts";
import type { PreprintRecord } from "../domain/repository/preprint-record.ts";
import type { PaperFetcher } from "../preprints/paper-fetcher.ts";
import type { PdfFile } from "../preprints/pdf-file.ts";
import type { SimulatedWorld } from "./world.ts";

/** Preprint servers and links that have a paper for every name. */
export function createSimulatedPreprints(
  world: Pick<SimulatedWorld, "paperOf">,
  workFolder: string,
): PaperFetcher {
  const save = async (name: string): Promise<PdfFile> => {
    const folder = await mkdtemp(join(workFolder, "simulated-"));
    const path = join(folder, "paper.pdf");
    await writeFile(path, await world.paperOf(name));
    return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
  };
  return {
    lookUp: async (preprint) => recordOf(preprint),
    async fetchPreprint(preprint, _signal, beforePdf) {
      const record = recordOf(preprint);
      await beforePdf(record);
      return { record, pdf: await save(preprintName(preprint)) };
    },
    fetchPdf: save,
  };
}

function recordOf(preprint: PreprintInput): PreprintRecord {
  const { server, id } = preprint;
  const name = preprintName(preprint);
  const onServer = server === "arxiv" ? "https://arxiv.org" : "https://zenodo.org";
  return {
    id: server === "arxiv" ? id : `doi:${id}`,
    title: `A simulated paper, ${name}`,
    abstract: `No preprint server was asked: this stands for ${name}.`,
    authors: ["Ada Example", "Grace Example"],
    subjects: [],
    licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
    license: "CC-BY-4.0",
    sourceUrl: server === "arxiv" ? `${onServer}/abs/${id}` : `https://doi.org/${id}`,
    pdfUrl: server === "arxiv" ? `${onServer}/pdf/${id}` : null,
  };
}
