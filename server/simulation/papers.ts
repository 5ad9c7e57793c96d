import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { digestOfBytes } from "../domain/digest.ts";
import type { PaperReader } from "../papers/read-paper.ts";
import type { SimulatedWorld } from "./world.ts";

/** Knows the text of the world's own PDFs, and has any other read by `real`: what is refused is refused here too. */
export function createSimulatedPapers(
  world: Pick<SimulatedWorld, "paperText">,
  real: PaperReader,
): PaperReader {
  return {
    async read(open, signal, account) {
      const pdf = await open();
      const bytes = await buffer(pdf instanceof Readable ? pdf : pdf.createReadStream());
      const text = world.paperText(digestOfBytes(bytes));
      if (text === null) return real.read(() => Readable.from([bytes]), signal, account);
      return { pageCount: 1, title: null, pages: [{ number: 1, text }] };
    },
  };
}
