import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { PaperText } from "../../deps.ts";
import type { Stage } from "../stage.ts";

/**
 * Makes the paper's text available: it was extracted with the request; where it was not, it is extracted here. A paper
 * whose licence is closed has no PDF here.
 */
export const intake: Stage = {
  name: "intake",
  async run({ deps: { objects, papers }, repository, signal }) {
    const { paperDigest, paperByteSize, paperTextDigest } = repository;
    if (paperDigest === null) {
      const { paperLicense: license, paperLicenseUrl, sourceUrl } = repository;
      const reason = `Only the paper's metadata are kept: its licence (${paperLicenseUrl ?? "none is named"}) does not allow redistribution. The paper is at ${sourceUrl}.`;
      return { status: "skipped", payload: { reason, license, licenseUrl: paperLicenseUrl, sourceUrl } };
    }
    if (paperTextDigest !== null) {
      const text = JSON.parse(Buffer.from(await objects.get(paperTextDigest)).toString()) as PaperText;
      return {
        status: "completed",
        payload: { paperDigest, byteSize: paperByteSize, pageCount: text.pageCount },
      };
    }
    const open = async () =>
      Readable.fromWeb((await objects.read(paperDigest)) as ReadableStream<Uint8Array>);
    const text = await papers.read(open, signal);
    const { digest } = await objects.put(new TextEncoder().encode(JSON.stringify(text)));
    return {
      status: "completed",
      payload: { paperDigest, byteSize: paperByteSize, pageCount: text.pageCount },
      save: (store) => store.repositories.update(repository.id, { paperTextDigest: digest }),
    };
  },
};
