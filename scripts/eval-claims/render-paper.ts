import PDFDocument from "pdfkit";
import type { PaperBlock } from "./read-source.ts";

const [pageWidth, pageHeight, margin, gap] = [595, 842, 64, 24];
const [size, leading] = [10, 12.5];

export interface Look {
  columns: 1 | 2;
  hasLineNumbers: boolean;
}

/** Sets a paper as a PDF, as authors' tools do: its lines one by one, without any mark of what they are. */
export async function renderPaper(blocks: readonly PaperBlock[], look: Look): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", margin: 0, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  new Setter(pdf, look).set(blocks);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

class Setter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #look: Look;
  readonly #width: number;
  #column = 0;
  #y = margin;
  #line = 0;
  #page = 1;

  constructor(pdf: PDFKit.PDFDocument, look: Look) {
    this.#pdf = pdf;
    this.#look = look;
    this.#width = (pageWidth - 2 * margin - (look.columns - 1) * gap) / look.columns;
  }

  set(blocks: readonly PaperBlock[]): void {
    for (const block of blocks) {
      if (block.kind === "table") this.#setTable(block.rows);
      else if (block.kind === "heading")
        this.#setText(block.text, "Times-Bold", block.level === 1 ? 15 : 11.5);
      else if (block.kind === "caption") this.#setText(block.text, "Times-Roman", 9);
      else this.#setText(block.text, "Times-Roman", size);
      this.#y += leading * 0.7;
    }
    this.#setFooter();
  }

  #setText(text: string, font: string, fontSize: number): void {
    this.#pdf.font(font, fontSize);
    for (const line of this.#linesOf(text)) {
      this.#makeRoom(leading);
      this.#pdf.font(font, fontSize);
      this.#put(line, this.#x());
      if (this.#look.hasLineNumbers) {
        this.#pdf.font("Helvetica", 7);
        this.#put(String(++this.#line), margin - 28);
      }
      this.#y += leading * Math.max(1, fontSize / size);
    }
  }

  #linesOf(text: string): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(/\s+/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && this.#pdf.widthOfString(longer) > this.#width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  #setTable(rows: readonly string[][]): void {
    this.#makeRoom(leading * rows.length);
    this.#pdf.font("Times-Roman", 9);
    const widths = rows[0]!.map((_, column) =>
      Math.max(...rows.map((row) => this.#pdf.widthOfString(row[column] ?? ""))),
    );
    const space = Math.min(40, (this.#width - widths.reduce((sum, width) => sum + width, 0)) / widths.length);
    for (const row of rows) {
      let x = this.#x();
      for (const [column, cell] of row.entries()) {
        this.#put(cell, x);
        x += widths[column]! + space;
      }
      this.#y += leading;
    }
  }

  #put(text: string, x: number): void {
    if (text !== "") this.#pdf.text(text, x, this.#y, { lineBreak: false });
  }

  #x(): number {
    return margin + this.#column * (this.#width + gap);
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= pageHeight - margin) return;
    this.#y = margin;
    this.#column += 1;
    if (this.#column < this.#look.columns) return;
    this.#column = 0;
    this.#setFooter();
    this.#pdf.addPage();
    this.#page += 1;
    this.#y = margin;
  }

  #setFooter(): void {
    this.#pdf
      .font("Times-Roman", 8)
      .text(String(this.#page), pageWidth / 2, pageHeight - 36, { lineBreak: false });
  }
}
