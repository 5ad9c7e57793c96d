/**
 * The child that reads one PDF: bytes on stdin, `ExtractLine`s on stdout. Started by `run-extract.ts` under
 * hard limits, since pdf.js works here on bytes that an attacker chose.
 *
 * Arguments: the URL of pdf.js, the folder of its package, the most pages to read, the most bytes of text to give.
 */
import { writeSync } from "node:fs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { ExtractLine, RefusalReason } from "./extract-protocol.ts";
import { normalizeText } from "./normalize-text.ts";
import { pageLines, type TextItem } from "./page-lines.ts";

const [pdfjsUrl = "", pdfjsFolder = "", maxPages = "0", maxTextBytes = "0"] = process.argv.slice(2);
const MAX_TITLE_CHARACTERS = 1000;

silence();
await main();
process.exit(0);

async function main(): Promise<void> {
  const pdfjs: typeof import("pdfjs-dist") = await import(pdfjsUrl);
  emit({ type: "ready" });
  const document = await open(pdfjs, await readStdin());
  const { info } = await document.getMetadata().catch(() => ({ info: {} as Record<string, unknown> }));
  // pdf.js opens a file with an empty user password by itself; it is encrypted all the same.
  if ("EncryptFilterName" in info && info.EncryptFilterName) return refuse("encrypted");
  if (document.numPages > Number(maxPages)) return refuse("over_limits");
  emit({ type: "document", pageCount: document.numPages, title: titleOf(info) });
  await emitPages(document);
  emit({ type: "end" });
}

async function open(pdfjs: typeof import("pdfjs-dist"), data: Uint8Array): Promise<PDFDocumentProxy> {
  const loading = pdfjs.getDocument({
    data,
    verbosity: 0,
    // Text in CJK papers is often encoded by Adobe's predefined CMaps.
    cMapUrl: `${pdfjsFolder}cmaps/`,
    standardFontDataUrl: `${pdfjsFolder}standard_fonts/`,
    // Each of these is a way to more code than plain JavaScript on the bytes.
    useWasm: false,
    useWorkerFetch: false,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 1,
  });
  try {
    return await loading.promise;
  } catch (error) {
    if (isOutOfMemory(error)) return refuse("over_limits");
    return refuse(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "unreadable");
  }
}

/** pdf.js hands a failed allocation on as an error of its own, with V8's message inside. */
function isOutOfMemory(error: unknown): boolean {
  return /allocation failed|Invalid (typed )?array (buffer )?length|Invalid string length/i.test(
    String(error),
  );
}

/** A broken page is a page without text; a document without any text is unreadable if a page was broken. */
async function emitPages(document: PDFDocumentProxy): Promise<void> {
  let bytes = 0;
  let broken = false;
  for (let number = 1; number <= document.numPages; number++) {
    let text = "";
    try {
      text = await pageText(await document.getPage(number));
    } catch (error) {
      if (isOutOfMemory(error)) return refuse("over_limits");
      broken = true;
    }
    bytes += Buffer.byteLength(text);
    if (bytes > Number(maxTextBytes)) return refuse("over_limits");
    emit({ type: "page", number, text });
  }
  if (bytes === 0) refuse(broken ? "unreadable" : "no_text");
}

async function pageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  page.cleanup();
  return normalizeText(pageLines(items.filter((item): item is TextItem & typeof item => "str" in item)));
}

function titleOf(info: object): string | null {
  const title = "Title" in info && typeof info.Title === "string" ? info.Title : "";
  return normalizeText(title).replace(/\s+/g, " ").slice(0, MAX_TITLE_CHARACTERS).toWellFormed() || null;
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** pdf.js must not write between our lines, nor reach for the network, whatever a document asks for. */
function silence(): void {
  for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};
  Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });
}

function refuse(reason: RefusalReason): never {
  emit({ type: "refused", reason });
  process.exit(0);
}

/** Written at once: what was read stands even if the next page kills this process. */
function emit(line: ExtractLine): void {
  const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
  for (let offset = 0; offset < bytes.length; ) offset += write(bytes, offset);
}

function write(bytes: Buffer, offset: number): number {
  try {
    return writeSync(1, bytes, offset);
  } catch (error) {
    // The pipe is full: the parent reads on, or kills us.
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return 0;
    throw error;
  }
}
