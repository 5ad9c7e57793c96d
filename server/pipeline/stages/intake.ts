import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { PaperText } from "../../deps.ts";
import { describePaper } from "../describe-paper.ts";
import type { Stage, StageContext } from "../stage.ts";

/**
 * Makes the paper's text available: it was extracted with the request; where it was not, it is extracted here. A paper
 * whose licence is closed has no PDF here.
 */
export const intake: Stage = {
  name: "intake",
  async run(context) {
    const { job, repository } = context;
    const { paperDigest, paperByteSize } = repository;
    if (paperDigest === null) {
      const { paperLicense: license, paperLicenseUrl, sourceUrl } = repository;
      const reason = `Only the paper's metadata are kept: its licence (${paperLicenseUrl ?? "none is named"}) does not allow redistribution. The paper is at ${sourceUrl}.`;
      return { status: "skipped", payload: { reason, license, licenseUrl: paperLicenseUrl, sourceUrl } };
    }
    const { text, stored } = await readText(context, paperDigest);
    const { filled, about } = describePaper(repository, text.about, job.look === null);
    const changes = { ...stored, ...filled };
    return {
      status: "completed",
      payload: {
        paperDigest,
        byteSize: paperByteSize,
        pageCount: text.pageCount,
        ...about,
        ...notesOf(text),
      },
      ...(Object.keys(changes).length > 0 && {
        save: (store) => store.repositories.update(repository.id, changes),
      }),
    };
  },
};

/** The text of the paper: as it was kept when the paper was submitted, else read and kept now, which `stored` says. */
async function readText(
  { deps: { objects, papers }, repository: { paperTextDigest }, signal }: StageContext,
  paperDigest: string,
): Promise<{ text: PaperText; stored: { paperTextDigest?: string } }> {
  if (paperTextDigest !== null) {
    const kept = Buffer.from(await objects.get(paperTextDigest)).toString();
    return { text: JSON.parse(kept) as PaperText, stored: {} };
  }
  const open = async () => Readable.fromWeb((await objects.read(paperDigest)) as ReadableStream<Uint8Array>);
  const text = await papers.read(open, signal);
  const { digest } = await objects.put(new TextEncoder().encode(JSON.stringify(text)));
  return { text, stored: { paperTextDigest: digest } };
}

const maxNamed = 50;

/** A page without text may be scanned, drawn or empty: what is printed on it is not found. */
function notesOf({ pages }: PaperText): { notes?: string[] } {
  const numbers = pages.filter(({ text }) => text === "").map(({ number }) => number);
  if (numbers.length === 0) return {};
  const named = numbers.slice(0, maxNamed).join(", ") + (numbers.length > maxNamed ? " and more" : "");
  const [which, they, them] = numbers.length === 1 ? ["Page", "it is", "it"] : ["Pages", "they are", "them"];
  return {
    notes: [
      `${which} ${named} of ${pages.length}: no text, as ${they} scanned, drawn or empty. Numbers on ${them} are not found. ` +
        "To have them read, submit a copy with a text layer.",
    ],
  };
}
