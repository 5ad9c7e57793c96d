import PdfDocument from "pdfkit";

/** The multipart body of a valid submission, changed as a test wants it; `null` leaves a part out. */
export function upload(changes: Record<string, string | Blob | null> = {}): FormData {
  const form = new FormData();
  const parts: Record<string, string | Blob | null> = {
    title: "A small paper",
    slug: "small-paper",
    submitterAttested: "true",
    ...changes,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === "string") form.set(name, value);
    else if (value) form.set(name, value, "paper.pdf");
  }
  return form;
}

/** A PDF of one page with this text: the same bytes whenever it is made. */
export async function pdf(text = "We measured 4.74."): Promise<Blob> {
  const document = new PdfDocument({ info: { CreationDate: new Date(0) } });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  document.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once("end", resolve));
  document.text(text).end();
  await ended;
  return new Blob(chunks, { type: "application/pdf" });
}
