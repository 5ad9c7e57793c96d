import { buffer } from "node:stream/consumers";

export interface Paper {
  bytes: Buffer;
  text: string;
}

/** Prints a paper: a title, and one paragraph for each sentence. The same words make the same bytes. */
export async function printPaper(title: string, sentences: string[]): Promise<Paper> {
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({ info: { Title: title, CreationDate: new Date(0) } });
  document.fontSize(16).text(title).moveDown().fontSize(11);
  for (const sentence of sentences) document.text(sentence).moveDown();
  document.end();
  const bytes = await buffer(document as unknown as AsyncIterable<Uint8Array>);
  return { bytes, text: [title, ...sentences].join("\n") };
}
