import type { ZenodoInput } from "../domain/repository/paper-input.ts";
import { paperLicenseOf } from "../domain/repository/paper-license.ts";
import type { PoliteGet } from "./polite-requests.ts";
import {
  answerInvalid,
  maxAnswerBytes,
  notFound,
  type PreprintServer,
  readAnswer,
} from "./preprint-server.ts";
import { readZenodo } from "./zenodo-record.ts";

/** Zenodo (https://developers.zenodo.org/#records): one answer has the paper, its licence and its files. */
export function createZenodo(get: PoliteGet, origin: string): PreprintServer<ZenodoInput> {
  return {
    get,
    async describe(preprint, signal) {
      const number = preprint.id.replace(/^.*\./, "");
      const request = { accept: "application/json", maxBytes: maxAnswerBytes, signal };
      const json = await get(`${origin}/api/records/${number}`, request, (answer) => {
        if (answer.status === 404 || answer.status === 410) throw notFound(preprint);
        if (answer.status !== 200) throw answerInvalid(preprint, new Error(`HTTP ${answer.status}`));
        return readAnswer(answer);
      });
      const { recordNumber, conceptNumber, licenseUrl, pdfNames, ...details } = read(preprint, json);
      // The number that all versions share leads to the newest of them.
      if (number !== recordNumber && number !== conceptNumber)
        throw answerInvalid(preprint, new Error(`A record about another paper: ${recordNumber}`));
      const [pdfName, ...others] = pdfNames;
      const path =
        pdfName === undefined || others.length > 0
          ? null
          : `/api/records/${recordNumber}/files/${encodeURIComponent(pdfName)}/content`;
      return {
        record: {
          ...details,
          id: `10.5281/zenodo.${conceptNumber}`,
          licenseUrl,
          license: paperLicenseOf(licenseUrl),
          sourceUrl: `https://zenodo.org/records/${recordNumber}`,
          pdfUrl: path === null ? null : `https://zenodo.org${path}`,
        },
        pdfAddress: path === null ? null : `${origin}${path}`,
      };
    },
  };
}

function read(preprint: ZenodoInput, json: string) {
  try {
    return readZenodo(json);
  } catch (cause) {
    throw answerInvalid(preprint, cause);
  }
}
