import { fstatSync, readSync, writeSync } from "node:fs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { type ExtractLine, isWebAddress, linkLimits, type RefusalReason } from "./extract-protocol.ts";
import { type FileMetadata, fileMetadata } from "./front/file-metadata.ts";
import { findAbout } from "./front/find-about.ts";
import type { Reading } from "./layout/blocks.ts";
import { layoutPaper } from "./layout/layout-paper.ts";
import { draftPage, type PageDraft } from "./layout/page-draft.ts";
import { pageText } from "./layout/page-text.ts";
import type { TextItem } from "./layout/pieces.ts";
import { isWithinLimits, layoutLimits } from "./layout-protocol.ts";
import { addNewerBuiltIns } from "./newer-built-ins.ts";
import { normalizeText } from "./normalize-text.ts";
import { pageLines } from "./page-lines.ts";

const MAX_TITLE_CHARACTERS = 1000;

type Pdfjs = Pick<typeof import("pdfjs-dist"), "getDocument">;

/**
 * What the process that extracts the text and the links of one PDF runs: bytes on stdin, `ExtractLine`s on stdout.
 * Started by `run-extract.ts` with hard limits, because an attacker controls the bytes that pdf.js parses here.
 *
 * @param loadPdfjs Evaluates pdf.js: only once it finds no network and no console.
 * @param pdfjsFolder The folder of its package, for the encodings of documents.
 */
export async function extract(
  loadPdfjs: () => Pdfjs,
  pdfjsFolder: string,
  ...limits: string[]
): Promise<void> {
  const [maxPages, maxTextBytes] = limits.map(Number) as [number, number];
  disableConsoleAndNetwork();
  addNewerBuiltIns();
  const pdfjs = loadPdfjs();
  emit({ type: "ready" });
  const document = await openDocument(pdfjs, pdfjsFolder, readStdin());
  const { info, metadata } = await document.getMetadata().catch(() => ({ info: {}, metadata: null }));
  // pdf.js opens a file with an empty user password by itself; it is still encrypted.
  if ("EncryptFilterName" in info && info.EncryptFilterName) return refuse("encrypted");
  if (document.numPages > maxPages) return refuse("over_limits");
  emit({ type: "document", pageCount: document.numPages, title: titleOf(info) });
  await emitPages(document, fileMetadata(info, metadata), maxTextBytes);
  emit({ type: "end" });
}

async function openDocument(pdfjs: Pdfjs, pdfjsFolder: string, data: Uint8Array): Promise<PDFDocumentProxy> {
  const loading = pdfjs.getDocument({
    data,
    verbosity: 0,
    // Text in CJK papers is often encoded by Adobe's predefined CMaps.
    cMapUrl: `${pdfjsFolder}cmaps/`,
    // No fonts in place of those that a document does not have: what characters mean follows from its own names and codes.
    // To take glyphs of others for its own has words come out as `9ROXPHV` for `Volumes`, and takes 20 ms to load.
    // Each of these would run more than plain JavaScript on the bytes.
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

/** pdf.js wraps a failed allocation in its own error, which contains V8's message. */
function isOutOfMemory(error: unknown): boolean {
  return /allocation failed|Invalid (typed )?array (buffer )?length|Invalid string length/i.test(
    String(error),
  );
}

interface ReadPage {
  /** Null where the page is not laid out. */
  draft: PageDraft | null;
  /** The text as the PDF draws it, of a page that is not laid out. */
  lines: string;
  links: string[];
}

/**
 * Emits the text of each page, the addresses that it links to, and where its text stands. A broken page has no text; a
 * document without text is unreadable if a page is broken.
 */
async function emitPages(
  document: PDFDocumentProxy,
  metadata: FileMetadata,
  maxTextBytes: number,
): Promise<void> {
  const pages: ReadPage[] = [];
  const reading: Reading = { gutters: [], isInReferences: false, hasLineNumbers: false };
  let [bytes, linkCount, broken] = [0, 0, false];
  for (let number = 1; number <= document.numPages; number++) {
    const read: ReadPage = { draft: null, lines: "", links: [] };
    pages.push(read);
    try {
      const page = await document.getPage(number);
      bytes += await readText(page, read, reading);
      if (linkCount < linkLimits.perDocument) read.links = await extractLinks(page);
      page.cleanup();
    } catch (error) {
      if (isOutOfMemory(error)) return refuse("over_limits");
      broken = true;
    }
    linkCount += read.links.length;
    if (bytes > maxTextBytes) return refuse("over_limits");
  }
  if (emitRead(pages, metadata, maxTextBytes) === 0) refuse(broken ? "unreadable" : "no_text");
}

/** Some PDFs, such as Typst's, write it for each hyphen that they draw. */
const softHyphen = "\u00ad";

/** Returns the bytes of the page's text. */
async function readText(page: PDFPageProxy, read: ReadPage, reading: Reading): Promise<number> {
  const content = await page.getTextContent();
  const items = content.items.filter((item): item is TextItem & typeof item => "str" in item);
  for (const item of items)
    if (item.str.includes(softHyphen)) item.str = item.str.replaceAll(softHyphen, "-");
  read.draft = draftPage(items, page.getViewport({ scale: 1 }), reading);
  if (!read.draft) read.lines = normalizeText(pageLines(items));
  return items.reduce((sum, { str }) => sum + Buffer.byteLength(str), 0);
}

/** Returns the bytes of text that were emitted. */
function emitRead(pages: readonly ReadPage[], metadata: FileMetadata, maxTextBytes: number): number {
  const layouts = layoutPaper(pages.map(({ draft }) => draft));
  const texts = pages.map(({ lines }, index) => (layouts[index] ? pageText(layouts[index]) : lines));
  let bytes = 0;
  let layoutBytes = 0;
  for (const [index, { links }] of pages.entries()) {
    const page = layouts[index];
    const text = texts[index]!;
    bytes += Buffer.byteLength(text);
    if (bytes > maxTextBytes) return refuse("over_limits");
    const isKept = page && page.blocks.length > 0 && isWithinLimits(page);
    if (isKept) layoutBytes += Buffer.byteLength(JSON.stringify(page));
    const layout = isKept && layoutBytes <= layoutLimits.bytesPerDocument ? { layout: page } : {};
    emit({ type: "page", number: index + 1, text, ...(links.length > 0 ? { links } : {}), ...layout });
  }
  const drafts = pages.map(({ draft }) => draft);
  emit({ type: "about", ...findAbout(drafts, layouts, texts, metadata) });
  return bytes;
}

/** The web addresses of a page's link annotations, each once; a broken annotation takes no text away. */
async function extractLinks(page: PDFPageProxy): Promise<string[]> {
  try {
    const annotations: { url?: unknown }[] = await page.getAnnotations();
    return [...new Set(annotations.map(({ url }) => url).filter(isWebAddress))].slice(0, linkLimits.perPage);
  } catch (error) {
    if (isOutOfMemory(error)) return refuse("over_limits");
    return [];
  }
}

function titleOf(info: object): string | null {
  const title = "Title" in info && typeof info.Title === "string" ? info.Title : "";
  return normalizeText(title).replace(/\s+/g, " ").slice(0, MAX_TITLE_CHARACTERS).toWellFormed() || null;
}

/**
 * Without `process.stdin`, which takes longer to be made than a small PDF to be read; there is nothing else to wait for. A
 * file is read at once.
 */
function readStdin(): Uint8Array {
  const chunks: Uint8Array[] = [];
  let wanted = Math.max(fstatSync(0).size, chunkBytes);
  for (;;) {
    const chunk = Buffer.allocUnsafeSlow(wanted);
    const size = readSync(0, chunk);
    if (size === 0) break;
    chunks.push(chunk.subarray(0, size));
    wanted = chunkBytes;
  }
  const [first = new Uint8Array(), ...others] = chunks;
  // pdf.js takes no Buffer.
  const bytes = others.length === 0 ? first : Buffer.concat(chunks);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const chunkBytes = 64 * 1024;

/**
 * Prevents pdf.js from writing to stdout and from using the network, whatever a document requests. These are deleted, as
 * to look at them is to load Node.js's HTTP client: a third of a small PDF's time.
 */
function disableConsoleAndNetwork(): void {
  for (const name of ["log", "info", "warn", "error", "debug"] as const) console[name] = () => {};
  const network = ["fetch", "Request", "Response", "Headers", "FormData", "WebSocket", "EventSource"];
  for (const name of network) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { Response: StreamedBytes });
}

/** What pdf.js needs of `Response`, for streams that Node.js decompresses. */
class StreamedBytes {
  readonly #stream: ReadableStream<Uint8Array>;

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#stream = stream;
  }

  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(Buffer.concat(await Array.fromAsync(this.#stream)));
  }
}

function refuse(reason: RefusalReason): never {
  emit({ type: "refused", reason });
  // As at its end (extract-program.ts).
  process.kill(process.pid, "SIGKILL");
  throw new Error("unreachable");
}

/** Writes synchronously: earlier pages are not lost if the next one kills this process. */
function emit(line: ExtractLine): void {
  const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
  for (let offset = 0; offset < bytes.length; ) offset += write(bytes, offset);
}

function write(bytes: Buffer, offset: number): number {
  try {
    return writeSync(1, bytes, offset);
  } catch (error) {
    // The pipe is full: retry until the parent reads or kills this process.
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return 0;
    throw error;
  }
}
