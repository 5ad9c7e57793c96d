import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import PdfDocument from "pdfkit";
import { describe, expect, test, vi } from "vitest";
import {
  deflateBomb,
  encryptedPdfs,
  formLaughs,
  line,
  malformedPdfs,
  pdfOf,
  streamOf,
  textPdf,
} from "../../test/support/pdf-samples.ts";
import { sharedData } from "../../test/support/shared-data.ts";
import { DomainError } from "../domain/errors.ts";
import { hasPdfHeader } from "../domain/repository/pdf-header.ts";
import { createPaperReader } from "./read-paper.ts";

const limits = { timeoutSeconds: 30, memoryMiB: 128, maxPages: 500, maxTextBytes: 4 * 1024 * 1024 };
const reader = createPaperReader(limits);

const opened = (pdf: Uint8Array) => () => Readable.from([pdf], { objectMode: false });

/** What a reading came to: the refusal's key, or the text of all pages. Asked again while the machine is too busy. */
async function outcome(pdf: Uint8Array, options?: Partial<typeof limits>): Promise<string> {
  try {
    const { pages } = await (options ? createPaperReader({ ...limits, ...options }) : reader).read(
      opened(pdf),
    );
    return pages.map((page) => page.text).join("\f");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code === "degraded" ? outcome(pdf, options) : `${error.code} ${error.key}`;
  }
}

const encrypted = "unprocessable paper.encrypted";
const unreadable = "unprocessable paper.unreadable";
const noText = "unprocessable paper.no_text";
const overLimits = "unprocessable paper.over_limits";

describe("a paper that can be read", () => {
  test("comes as its pages in order, with lines and paragraphs", async () => {
    const first = line("First line", 700) + line("second line", 686) + line("New paragraph", 640);
    const paper = await reader.read(opened(textPdf([first, line("Page two")])));
    expect(paper).toEqual({
      pageCount: 2,
      title: null,
      about: { title: null, authors: null, abstract: null, date: null, doi: null, arxivId: null },
      pages: [
        { number: 1, text: "First line\nsecond line\n\nNew paragraph", layout: expect.anything() },
        { number: 2, text: "Page two", layout: expect.anything() },
      ],
    });
  });

  test("comes with the web addresses that its pages link to, each once", async () => {
    const document = new PdfDocument();
    document.text("Code", { link: "https://github.com/ada/prime" });
    document.text("again", { link: "https://github.com/ada/prime" });
    document.text("mail", { link: "mailto:ada@example.org" });
    document.text("script", { link: "javascript:app.alert(1)" });
    document.text("long", { link: `https://example.org/${"a".repeat(500)}` });
    document.addPage().text("No link.").end();
    const pdf = Buffer.concat(await Array.fromAsync<Buffer>(document));
    const { pages } = await reader.read(opened(pdf));
    expect(pages.map(({ links }) => links)).toEqual([["https://github.com/ada/prime"], undefined]);
  });

  test("may link more often than is looked at", async () => {
    const document = new PdfDocument();
    document.text("Many links.");
    for (let link = 0; link < 300; link++) document.link(0, 0, 9, 9, `https://example.org/${link}`);
    document.end();
    const pdf = Buffer.concat(await Array.fromAsync<Buffer>(document));
    expect((await reader.read(opened(pdf))).pages[0]?.links).toHaveLength(100);
  });

  test("has the characters of a font that it names and does not have, whose codes are that font's glyphs", async () => {
    // As some printer drivers write it: Arial's glyphs of ASCII are numbered from 3, and nothing says what they mean.
    const glyphs = (text: string) =>
      [...text].map((each) => (each.charCodeAt(0) - 29).toString(16).padStart(4, "0")).join("");
    const stated = "Volume 15-173-2 was 4.74";
    const font = (subtype: string, rest: string) =>
      `<< /Type /Font /Subtype /${subtype} /BaseFont /ArialMT ${rest} >>`;
    const pdf = pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>",
      font("Type0", "/Encoding /Identity-H /DescendantFonts [5 0 R]"),
      font(
        "CIDFontType2",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /CIDToGIDMap /Identity /FontDescriptor 6 0 R",
      ),
      "<< /Type /FontDescriptor /FontName /ArialMT /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>",
      streamOf(`BT /F1 12 Tf 72 700 Td <${glyphs(stated)}> Tj ET`),
    ]);
    expect(await outcome(pdf)).toBe(stated);
  });

  test("keeps a page without text as an empty one", async () => {
    const { pages } = await reader.read(opened(textPdf([line("one"), "", line("three")])));
    expect(pages.map((page) => page.text)).toEqual(["one", "", "three"]);
  });

  test("gives the title of its metadata, normalized", async () => {
    const title = Buffer.from("A\u2013B \uFB01t\n", "utf16le").swap16().toString("hex");
    const pdf = textPdf([line("text")], [Buffer.from(`<< /Title <FEFF${title}> >>`)]);
    const titled = Buffer.from(
      pdf.toString("latin1").replace("/Root 1 0 R", "/Root 1 0 R /Info 5 0 R"),
      "latin1",
    );
    expect((await reader.read(opened(titled))).title).toBe("A-B fit");
    expect((await reader.read(opened(pdf))).title).toBeNull();
  });

  test("says who wrote it and what it is about, from its first page and its metadata", async () => {
    const document = new PdfDocument({ info: { Title: "On the Digits of Pi" } });
    document.fontSize(20).text("On the Digits of Pi", { align: "center" });
    document.fontSize(12).text("Ada Lovelace and Grace Hopper", { align: "center" });
    document
      .fontSize(10)
      .text("University of London", { align: "center" })
      .text("May 3, 2024", { align: "center" });
    document.moveDown(2).font("Helvetica-Bold").text("Abstract").font("Helvetica");
    document.text(`We count digits. ${"They are many, and each of them is counted once. ".repeat(5)}`.trim());
    document.moveDown(2).font("Helvetica-Bold").text("1 Introduction").font("Helvetica");
    document.text("Digits are counted since long ago.").end();
    const { about } = await reader.read(opened(Buffer.concat(await Array.fromAsync<Buffer>(document))));
    expect(about).toMatchObject({
      title: { value: "On the Digits of Pi", source: "both" },
      authors: { value: ["Ada Lovelace", "Grace Hopper"], source: "first_page" },
      abstract: { value: expect.stringMatching(/^We count digits\..*counted once\.$/), source: "first_page" },
      date: { value: "2024-05-03" },
      doi: null,
    });
  });

  test("may start with junk", async () => {
    expect(await outcome(Buffer.concat([Buffer.from("junk\n"), textPdf([line("text")])]))).toBe("text");
  });
});

describe("a paper that cannot be read", () => {
  test.each([
    ["nothing", Buffer.alloc(0), unreadable],
    ["a header alone", Buffer.from("%PDF-1.7\n"), unreadable],
    ["no text", textPdf([""]), noText],
    [
      "a page tree that contains itself",
      pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"]),
      unreadable,
    ],
  ])("%s", async (_, pdf, expected) => {
    expect(await outcome(pdf)).toBe(expected);
  });
});

describe("a paper that is malformed", () => {
  const refused = ["no header", "no trailer", "content that is cut off", "a page that is not there"];

  test.each(Object.entries(malformedPdfs))(
    "%s: its text is recovered, or it is refused",
    async (name, bytes) => {
      expect(hasPdfHeader(bytes)).toBe(name !== "no header");
      expect(await outcome(bytes)).toBe(refused.includes(name) ? unreadable : "We measured 4.74.");
    },
  );

  test("is not one whose stream is encoded as hexadecimal digits", async () => {
    const hexadecimal = Buffer.from(line("text")).toString("hex");
    expect(await outcome(textPdf([streamOf(`${hexadecimal}>`, "/Filter /ASCIIHexDecode")]))).toBe("text");
  });
});

test.each(encryptedPdfs)("a paper that is encrypted is refused: %s", async (_, make) => {
  expect(await outcome(await make())).toBe(encrypted);
});

describe("a paper over the limits", () => {
  test.each([
    ["inflates to 400 MiB", () => textPdf([deflateBomb(400)])],
    ["inflates to 400 MiB through two filters", () => textPdf([deflateBomb(400, 2)])],
  ])("%s: dies of its memory limit", async (_, pdf) => {
    expect(await outcome(pdf())).toBe(overLimits);
  });

  test("whose cross-reference table inflates to 400 MiB: pdf.js gives up on the table, within the limit", async () => {
    expect(await outcome(crossReferenceBomb())).toBe(unreadable);
  });

  test("draws 10^12 lines: is killed when its time is over", async () => {
    expect(await outcome(textPdf(["/X0 Do"], formLaughs(12)), { timeoutSeconds: 2 })).toBe(overLimits);
    expect(readingChildren()).toEqual([]);
  });

  test("has too many pages", async () => {
    expect(await outcome(textPdf([line("a"), line("b"), line("c")]), { maxPages: 2 })).toBe(overLimits);
  });

  test("has too much text", async () => {
    expect(await outcome(textPdf(["/X0 Do"], formLaughs(4)), { maxTextBytes: 1000 })).toBe(overLimits);
  });

  test("leaves the reader able to read the next one", async () => {
    const single = createPaperReader({ ...limits, maxTextBytes: 1000, concurrency: 1 });
    const [large, plain] = await Promise.allSettled([
      single.read(opened(textPdf(["/X0 Do"], formLaughs(4)))),
      single.read(opened(textPdf([line("still here")]))),
    ]);
    expect(large.status).toBe("rejected");
    expect(plain).toMatchObject({ value: { pages: [{ text: "still here" }] } });
  });
});

test("an abort kills the reading and gives the signal's reason", async () => {
  const controller = new AbortController();
  const reading = reader.read(opened(textPdf(["/X0 Do"], formLaughs(12))), controller.signal);
  controller.abort(new Error("enough"));
  await expect(reading).rejects.toThrow("enough");
  expect(readingChildren()).toEqual([]);
  await expect(reader.read(opened(textPdf([line("x")])), controller.signal)).rejects.toThrow("enough");
});

describe("a paper whose turn has not come", () => {
  const laughs = opened(textPdf(["/X0 Do"], formLaughs(12)));

  test("is not opened, and is refused where too many wait", async () => {
    const single = createPaperReader({ ...limits, concurrency: 1, maxWaiting: 1 });
    const controller = new AbortController();
    const { signal } = controller;
    const open = vi.fn(laughs);
    const readings = Promise.allSettled([single.read(laughs, signal), single.read(open, signal)]);
    await expect(single.read(open)).rejects.toMatchObject({
      code: "degraded",
      facts: { retryAfterSeconds: 30 },
    });
    const reason = new Error("enough");
    controller.abort(reason);
    expect(await readings).toEqual([1, 2].map(() => ({ status: "rejected", reason })));
    expect(open).not.toHaveBeenCalled();
    expect(readingChildren()).toEqual([]);
  });

  test("leaves other accounts a place to wait", async () => {
    const single = createPaperReader({ ...limits, concurrency: 1, maxWaiting: 9, maxPerAccount: 2 });
    const controller = new AbortController();
    const { signal } = controller;
    const read = (account: string) => single.read(laughs, signal, account);
    const readings = [read("ada"), read("ada")];
    await expect(read("ada")).rejects.toMatchObject({ code: "degraded" });
    readings.push(read("grace"));
    const settled = Promise.allSettled(readings);
    controller.abort(new Error("enough"));
    const statuses = (await settled).map(({ status }) => status);
    expect(statuses).toEqual(["rejected", "rejected", "rejected"]);
  });
});

test("a paper whose bytes cannot be read fails with the reason", async () => {
  const missing = reader.read(() => createReadStream("/nonexistent/paper.pdf"));
  await expect(missing).rejects.toMatchObject({ code: "ENOENT" });
  expect(readingChildren()).toEqual([]);
});

test("a header counts within the first 1024 bytes", () => {
  expect(hasPdfHeader(Buffer.from("%PDF-1.4"))).toBe(true);
  expect(hasPdfHeader(Buffer.concat([Buffer.alloc(1020), Buffer.from("%PDF-1.4")]))).toBe(true);
  expect(hasPdfHeader(Buffer.concat([Buffer.alloc(1021), Buffer.from("%PDF-1.4")]))).toBe(false);
  expect(hasPdfHeader(Buffer.from("PK\x03\x04"))).toBe(false);
  expect(hasPdfHeader(new Uint8Array())).toBe(false);
});

const samples = sharedData("");
if (samples) describe.concurrent("PDFs from outside", () => testPdfsFromOutside(samples));

function testPdfsFromOutside(samples: string): void {
  const refused: Record<string, string> = {
    "empty.pdf": noText,
    "GHOSTSCRIPT-698804-1-fuzzed.pdf": noText,
    "issue15590.pdf": noText,
    "poppler-85140-0.pdf": noText,
    "poppler-395-0-fuzzed.pdf": unreadable,
    "issue3371.pdf": encrypted,
    "print_protection.pdf": encrypted,
    "r2-user-password.pdf": encrypted,
    "r6-empty-password.pdf": encrypted,
  };
  /** Refused by the upload for want of a header, though pdf.js reads it. */
  const headless = ["bug1606566.pdf"];
  const files = ["pdf/valid", "pdf/malformed", "pdf/encrypted", "papers", "pi-digits"].flatMap((folder) =>
    readdirSync(join(samples, folder))
      .filter((name) => name.endsWith(".pdf"))
      .map((name) => join(samples, folder, name)),
  );

  test.each(files)("%s", async (file) => {
    const bytes = readFileSync(file);
    expect(hasPdfHeader(bytes)).toBe(!headless.includes(basename(file)));
    const expected = refused[basename(file)];
    const result = await outcome(bytes);
    if (expected) expect(result).toBe(expected);
    else expect(result).toMatch(/\w/);
  });

  test("a real paper keeps its sentences and numbers", async () => {
    const { pages, title } = await reader.read(() =>
      createReadStream(join(samples, "pi-digits/paper.generated.pdf")),
    );
    expect(title).toContain("Uniformity of the First 1000 Decimal Digits of pi");
    expect(pages.map((page) => page.text).join("\n")).toMatch(/chi-square[\s\S]*4\.74/i);
  });
}

test("a process that gets no processor time for long makes the reader busy, and blames no PDF", async () => {
  // As if it never came to read: nothing comes, so it uses no processor time.
  const starved = createPaperReader({ ...limits, timeoutSeconds: 0.5 }).read(
    () => new Readable({ read() {} }),
  );
  await expect(starved).rejects.toMatchObject({ code: "degraded", facts: { retryAfterSeconds: 30 } });
});

/** The cross-reference table itself as a deflate bomb: it is read before there is a document. */
function crossReferenceBomb(): Buffer {
  const head = Buffer.from("%PDF-1.7\n");
  const rows = deflateSync(Buffer.alloc(400 * 1024 * 1024), { level: 9 });
  const entries = "/Type /XRef /Size 1000 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode";
  const object = Buffer.concat([
    Buffer.from("1 0 obj\n"),
    streamOf(rows, entries),
    Buffer.from("\nendobj\n"),
  ]);
  return Buffer.concat([head, object, Buffer.from(`startxref\n${head.byteLength}\n%%EOF\n`)]);
}

/** Processes of ours that read a PDF right now. */
function readingChildren(): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1];
      return parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("cmaps");
    } catch {
      return false;
    }
  });
}
