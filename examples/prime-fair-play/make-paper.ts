/**
 * Renders `paper-text.ts` as `paper.md` and `paper.pdf`, reproducibly:
 * `node examples/prime-fair-play/make-paper.ts`
 */
import { readFileSync, writeFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { author, type Block, blocks, date, subtitle, title } from "./paper-text.ts";

const file = (name: string) => new URL(name, import.meta.url);

if (import.meta.main) {
  writeFileSync(file("paper.md"), paperMarkdown());
  writeFileSync(file("paper.pdf"), await paperPdf());
}

export function paperMarkdown(): string {
  const parts = blocks.map((block) => {
    if ("heading" in block) return `## ${block.heading}`;
    if ("paragraph" in block) return block.paragraph;
    if ("figure" in block) return `![${block.caption}](${block.figure})\n\n*${block.caption}*`;
    const [head = [], ...rows] = block.table.map((cells) => `| ${cells.join(" | ")} |`);
    return `${block.caption}\n\n${[head, `|${" --- |".repeat(block.table[0]?.length ?? 0)}`, ...rows].join("\n")}`;
  });
  return [`# ${title}`, `*${subtitle}*`, `${author}, ${date}`, ...parts].join("\n\n").concat("\n");
}

export async function paperPdf(): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: 64, bottom: 64, left: 76, right: 76 },
    // Uncompressed: deflate's output may differ between versions of zlib.
    compress: false,
    lang: "en",
    displayTitle: true,
    info: { Title: `${title} ${subtitle}`, Author: author, CreationDate: new Date("2026-11-20T00:00:00Z") },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.font("Times-Bold").fontSize(21).text(title, { align: "center" });
  document.font("Times-Italic").fontSize(13).text(subtitle, { align: "center" });
  document
    .moveDown(0.6)
    .font("Times-Roman")
    .fontSize(11)
    .text(author, { align: "center" })
    .text(date, { align: "center" });
  document.moveDown(1);
  for (const block of blocks) set(document, block);
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function set(document: PDFKit.PDFDocument, block: Block): void {
  if ("heading" in block) {
    room(document, 80).moveDown(0.4).font("Times-Bold").fontSize(13).text(block.heading).moveDown(0.3);
  } else if ("paragraph" in block) {
    document.font("Times-Roman").fontSize(11).text(block.paragraph, { lineGap: 2 }).moveDown(0.6);
  } else if ("figure" in block) {
    setFigure(room(document, 160), block.figure);
    document.font("Times-Italic").fontSize(10).text(block.caption).moveDown(0.8);
  } else {
    room(document, 40 + 15 * block.table.length);
    document.font("Times-Italic").fontSize(10).text(block.caption).moveDown(0.4);
    block.table.forEach((cells, row) => {
      const y = document.y;
      document.font(row === 0 ? "Times-Bold" : "Times-Roman").fontSize(10.5);
      cells.forEach((cell, column) => {
        document.text(cell, 96 + 170 * column, y, { lineBreak: false });
      });
      document.x = 76;
      document.y = y + 15;
    });
    document.moveDown(0.8);
  }
}

/** Draws the line of the figure at the width of the text. */
function setFigure(document: PDFKit.PDFDocument, name: string): void {
  const points = /points="([^"]+)"/.exec(readFileSync(file(name), "utf8"))?.[1] ?? "";
  const { y } = document;
  document.save().translate(76, y).scale(0.443);
  document.lineWidth(1).strokeColor("#888").moveTo(0, 200).lineTo(1000, 200).stroke();
  document
    .strokeColor("#06c")
    .path(`M${points.split(" ").join("L")}`)
    .stroke()
    .restore();
  document.x = 76;
  document.y = y + 102;
}

/** Starts a new page if less than `height` points are left. */
function room(document: PDFKit.PDFDocument, height: number): PDFKit.PDFDocument {
  const left = document.page.height - document.page.margins.bottom - document.y;
  return left < height ? document.addPage() : document;
}
