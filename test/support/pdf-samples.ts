import { deflateSync } from "node:zlib";
import PdfDocument from "pdfkit";

/** For tests: a PDF of the given objects (1-based), whose first is the catalog. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let size = parts[0]?.byteLength ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    size += part.byteLength;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`;
  parts.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream object; `entries` are further entries of its dictionary. */
export function streamOf(bytes: string | Buffer, entries = ""): Buffer {
  const body = Buffer.from(bytes);
  const head = `<< /Length ${body.byteLength} ${entries} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), body, Buffer.from("\nendstream")]);
}

/**
 * A document of one page for each content stream, in Helvetica as `/F1` and in bold as `/F2`; `xObjects` come after, from `5 0 R` on.
 * `pageEntries` are further entries of the pages' dictionaries.
 */
export function textPdf(
  contents: readonly (string | Buffer)[],
  xObjects: readonly Buffer[] = [],
  pageEntries = "",
): Buffer {
  const firstPage = 5 + xObjects.length;
  const kids = contents.map((_, index) => `${firstPage + 2 * index} 0 R`).join(" ");
  const forms = xObjects.map((_, index) => `/X${index} ${5 + index} 0 R`).join(" ");
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources 4 0 R /Contents ${firstPage + 2 * index + 1} 0 R ${pageEntries} >>`,
    typeof content === "string" ? streamOf(content) : content,
  ]);
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Font << /F1 3 0 R /F2 ${bold} >> /XObject << ${forms} >> >>`,
    ...xObjects,
    ...pages,
  ]);
}

const bold = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>";

/** A page content that shows one line of text. */
export function line(text: string, y = 700, x = 72, size = 12, font: "F1" | "F2" = "F1"): string {
  const escaped = text.replace(/[()\\]/g, "\\$&");
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

/** A content stream of `mebibytes` of spaces, a thousandth of that in the file. */
export function deflateBomb(mebibytes: number, layers = 1): Buffer {
  let bytes = Buffer.alloc(mebibytes * 1024 * 1024, " ");
  for (let layer = 0; layer < layers; layer++) bytes = deflateSync(bytes, { level: 9 });
  return streamOf(bytes, `/Filter [${"/FlateDecode ".repeat(layers)}]`);
}

/** Forms of which each draws the next one ten times: 10^depth lines of text from a few hundred bytes. */
export function formLaughs(depth: number): Buffer[] {
  return Array.from({ length: depth }, (_, level) => {
    const content = level === depth - 1 ? line("ha") : `/X${level + 1} Do\n`.repeat(10);
    return streamOf(content, "/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources 4 0 R");
  });
}

/** Files that break a rule of the format, by name; a reader may recover their text or refuse them. */
export const malformedPdfs: Record<string, Buffer> = {
  "no header": changed("%PDF-1.7\n", ""),
  "no xref keyword": changed("xref\n0", "0"),
  "no trailer": changed(/trailer[\s\S]*/, ""),
  "cross-references to nothing": changed(/startxref\n\d+/, "startxref\n999999"),
  "cross-references off by one": changed(/\d{10} 00000 n/g, "0000000001 00000 n"),
  "content that is cut off": changed(/ET[\s\S]*/, ""),
  "a wrong stream length": changed(/\/Length \d+/, "/Length 3"),
  "a page that is not there": changed("[5 0 R]", "[99 0 R]"),
  "page labels that are no tree": changed("/Type /Catalog", "/Type /Catalog /PageLabels 7"),
  "numbers in scientific notation": changed(" 72 700 Tm", " 7.2e1 7e2 Tm"),
};

function changed(from: string | RegExp, to: string): Buffer {
  return Buffer.from(
    textPdf([line("We measured 4.74.")])
      .toString("latin1")
      .replace(from, to),
    "latin1",
  );
}

/** A text of one page, encrypted; without a user password anyone can open it, within the author's permissions. */
async function encryptedPdf(
  version: "1.4" | "1.6" | "1.7ext3",
  passwords: { userPassword?: string; ownerPassword: string },
): Promise<Buffer> {
  const document = new PdfDocument({ pdfVersion: version, ...passwords });
  document.text("We measured 4.74.").end();
  return Buffer.concat(await Array.fromAsync<Buffer>(document));
}

export const encryptedPdfs: [name: string, make: () => Promise<Buffer>][] = [
  ["RC4 and a user password", () => encryptedPdf("1.4", { userPassword: "u", ownerPassword: "o" })],
  ["AES-128 and a user password", () => encryptedPdf("1.6", { userPassword: "u", ownerPassword: "o" })],
  ["AES-256 and a user password", () => encryptedPdf("1.7ext3", { userPassword: "u", ownerPassword: "o" })],
  ["RC4 and permissions alone", () => encryptedPdf("1.4", { ownerPassword: "o" })],
  ["AES-256 and permissions alone", () => encryptedPdf("1.7ext3", { ownerPassword: "o" })],
];
