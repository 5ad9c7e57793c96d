import { DomainError } from "../domain/errors.ts";
import { arxivName } from "../domain/repository/arxiv-identifier.ts";
import type { ArxivInput } from "../domain/repository/paper-input.ts";
import { paperLicenseOf } from "../domain/repository/paper-license.ts";
import { readAtom } from "./arxiv-atom.ts";
import { readLicense } from "./arxiv-oai.ts";
import type { PoliteGet } from "./polite-requests.ts";
import {
  answerInvalid,
  maxAnswerBytes,
  notFound,
  type PreprintServer,
  readAnswer,
} from "./preprint-server.ts";

export interface ArxivOrigins {
  api: string;
  oai: string;
  pdf: string;
}

/** arXiv: its query API knows the paper, its OAI-PMH interface alone the licence. */
export function createArxiv(get: PoliteGet, origins: ArxivOrigins): PreprintServer<ArxivInput> {
  const ask = (
    origin: string,
    path: string,
    statuses: number[],
    preprint: ArxivInput,
    signal: AbortSignal,
  ) => {
    const accept = "application/atom+xml, application/xml;q=0.9, text/xml;q=0.9";
    const request = { accept, maxBytes: maxAnswerBytes, signal };
    return get(`${origin}${path}`, request, (answer) => {
      if (!statuses.includes(answer.status))
        throw answerInvalid(preprint, new Error(`HTTP ${answer.status}`));
      return readAnswer(answer);
    });
  };
  return {
    get,
    async describe(preprint, signal) {
      const { id } = preprint;
      const name = arxivName(preprint);
      const feed = await ask(origins.api, `/api/query?id_list=${name}`, [200, 400], preprint, signal);
      const entry = read(preprint, () => readAtom(feed, preprint));
      if (entry === "malformed") throw new DomainError("invalid_request", "preprint.unrecognised");
      if (!entry) throw notFound(preprint);
      const oai = `/oai?verb=GetRecord&identifier=oai:arXiv.org:${id}&metadataPrefix=arXiv`;
      const answer = await ask(origins.oai, oai, [200], preprint, signal);
      const licenseUrl = read(preprint, () => readLicense(answer, preprint));
      const sourceUrl = `https://arxiv.org/abs/${name}`;
      const pdfUrl = `https://arxiv.org/pdf/${name}`;
      const license = paperLicenseOf(licenseUrl);
      return {
        record: { id, ...entry, licenseUrl, license, sourceUrl, pdfUrl },
        pdfAddress: `${origins.pdf}/pdf/${name}`,
      };
    },
  };
}

function read<T>(preprint: ArxivInput, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw answerInvalid(preprint, cause);
  }
}
