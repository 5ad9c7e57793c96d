// What the process that draws a place of one PDF runs: bytes on stdin, `R` and the picture's red, green and blue on stdout,
// or `R` alone where there is none. Started by draw-place.ts with hard limits: an attacker controls the bytes. PDFium is
// WebAssembly, and its imports reach no file and no network.
import { readFileSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PDFiumModule } from "@hyzyla/pdfium";

const [page, x, y, boxWidth, boxHeight, width, height, scale] = process.argv.slice(2, 10).map(Number) as [
  page: number,
  x: number,
  y: number,
  boxWidth: number,
  boxHeight: number,
  width: number,
  height: number,
  scale: number,
];

for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};
const wasm = readFileSync(fileURLToPath(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")));
const pdfium = await PDFiumModule({ wasmBinary: new Uint8Array(wasm).buffer });
const { malloc } = pdfium.wasmExports;
startLibrary();
write(Buffer.from("R"));
const pixels = draw(readFileSync(0));
if (pixels) write(pixels);
// An exit may wait forever (extract-program.ts).
process.kill(process.pid, "SIGKILL");

/** The configuration's second version: no fonts of the machine, no JavaScript of documents. */
function startLibrary(): void {
  const size = 32;
  const configuration = malloc(size);
  pdfium.HEAPU8.fill(0, configuration, configuration + size);
  pdfium.HEAP32[configuration / 4] = 2;
  pdfium._FPDF_InitLibraryWithConfig(configuration as unknown as object);
}

/** Returns red, green and blue of each pixel; null where there is no such place. */
function draw(pdf: Uint8Array): Buffer | null {
  const bytes = malloc(pdf.byteLength);
  // Read anew each time: the memory is another one once it has grown.
  pdfium.HEAPU8.set(pdf, bytes);
  const document = pdfium._FPDF_LoadMemDocument(bytes, pdf.byteLength, 0);
  if (document === 0 || page > pdfium._FPDF_GetPageCount(document)) return null;
  const handle = pdfium._FPDF_LoadPage(document, page - 1);
  if (handle === 0) return null;
  const pageWidth = pdfium._FPDF_GetPageWidth(handle);
  const pageHeight = pdfium._FPDF_GetPageHeight(handle);
  if (!(x >= 0 && y >= 0 && x + boxWidth <= pageWidth + 1 && y + boxHeight <= pageHeight + 1)) return null;
  const left = startOf(x + boxWidth / 2, width / scale, pageWidth);
  const top = startOf(y + boxHeight / 2, height / scale, pageHeight);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, 4, 0, 0);
  if (bitmap === 0) return null;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xff_ff_ff_ff);
  const at = [-left, -top, pageWidth, pageHeight].map((points) => Math.round(points * scale));
  pdfium._FPDF_RenderPageBitmap(bitmap, handle, ...(at as [number, number, number, number]), 0, 0);
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const drawn = pdfium.HEAPU8.subarray(start, start + width * height * 4);
  return marked(drawn, (x - left) * scale, (y - top) * scale);
}

/** Where what is shown begins: around the middle, within the page where that is large enough. */
function startOf(middle: number, shown: number, whole: number): number {
  if (shown >= whole) return (whole - shown) / 2;
  return Math.min(Math.max(0, middle - shown / 2), whole - shown);
}

/** Yellow where the box is, like a marker's ink, within an orange line. */
function marked(bgra: Uint8Array, boxLeft: number, boxTop: number): Buffer {
  const rgb = Buffer.allocUnsafe(width * height * 3);
  const [gap, line] = [2 * scale, 4 * scale];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const outside = Math.max(
        boxLeft - column,
        column - boxLeft - boxWidth * scale,
        boxTop - row,
        row - boxTop - boxHeight * scale,
      );
      const ink = outside <= gap ? [255, 240, 150] : outside <= line - scale ? [217, 100, 10] : null;
      const from = (row * width + column) * 4;
      for (const [index, channel] of [2, 1, 0].entries()) {
        const value = bgra[from + channel]!;
        rgb[(row * width + column) * 3 + index] = ink ? Math.round((value * ink[index]!) / 255) : value;
      }
    }
  }
  return rgb;
}

function write(bytes: Buffer): void {
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(1, bytes, offset);
    } catch (error) {
      // The pipe is full: retry until the parent reads or kills this process.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
}
