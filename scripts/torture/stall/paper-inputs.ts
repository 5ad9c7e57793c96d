import { crc32, deflateSync } from "node:zlib";
import { deflateBomb, formLaughs, line, streamOf, textPdf } from "../../../test/support/pdf-samples.ts";
import { upload } from "../../../test/support/upload.ts";
import type { StallInput, StallLab } from "./lab.ts";

const mebibyte = 1024 * 1024;

/** Uploads at the bounds of what is streamed, and of what other processes and threads read. */
export function paperInputs({ url, key, cookie }: StallLab): StallInput[] {
  let sent = 0;
  let picture = new Uint8Array();
  const paper = (kind: string, make: () => Buffer): StallInput => {
    let made = new Blob();
    return {
      kind,
      prepare() {
        made = new Blob([new Uint8Array(make())]);
      },
      async send() {
        const body = upload({ paper: made, slug: `stall-${++sent}` });
        const headers = { "x-api-key": key };
        await fetch(`${url}/api/repositories`, { method: "POST", headers, body });
      },
    };
  };
  const form = (kind: string, body: () => FormData | Uint8Array<ArrayBuffer>): StallInput => ({
    kind,
    async send() {
      const made = body();
      const headers = new Headers({ "x-api-key": key });
      if (!(made instanceof FormData)) headers.set("content-type", "multipart/form-data; boundary=b");
      await fetch(`${url}/api/repositories`, { method: "POST", headers, body: made }).catch(() => undefined);
    },
  });
  const text = (lines: number) =>
    Array.from({ length: lines }, (_, index) => line("word ".repeat(40), (index % 700) + 20)).join("");
  return [
    form("multipart: 64 fields of 64 KiB", () => {
      const fields = new FormData();
      for (let index = 0; index < 64; index++) fields.set(`f${index}`, "x".repeat(64 * 1024 - 1));
      return fields;
    }),
    form(
      "multipart: 26 MiB of almost boundaries",
      () => new Uint8Array(Buffer.from(`--b\r\n\r\n${"\r\n--".repeat(6.4 * mebibyte)}`)),
    ),
    paper("PDF: 25 MiB", () => textPdf([line("x")], [streamOf(Buffer.alloc(24.9 * mebibyte, " "))])),
    paper("PDF: 2,000 pages", () => textPdf(Array<string>(2_000).fill(text(10)))),
    paper("PDF: 30 MiB of text", () => {
      const page = text(1_000);
      return textPdf(Array<string>(120).fill(page));
    }),
    paper("PDF: forms within forms", () => textPdf(["/X0 Do"], formLaughs(12))),
    paper("PDF: a bomb", () => textPdf([deflateBomb(1_000)])),
    {
      kind: "a picture of 4096 pixels a side",
      prepare() {
        picture = png(4096);
      },
      async send() {
        const headers = { cookie, "content-type": "image/png" };
        await fetch(`${url}/api/account/avatar`, { method: "PUT", headers, body: picture });
      },
    },
  ];
}

/** A picture of one colour. */
function png(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.byteLength);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (4 * side + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}
