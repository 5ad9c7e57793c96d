import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { pdf } from "../../test/support/upload.ts";
import { placePictureSize } from "../domain/paper/place-picture.ts";
import { drawPlace } from "./draw-place.ts";

const limits = { timeoutSeconds: 10, memoryMiB: 256 };
const paper = Buffer.from(await (await pdf("We measured 4.74.")).arrayBuffer());

/** Where pdfkit writes its first line. */
const line = { x: 72, y: 72, width: 110, height: 14 };

async function draw(bytes: Uint8Array, page = 1, box = line, bounds = limits) {
  return drawPlace(Readable.from([bytes]), { page, box, size: placePictureSize(box) }, bounds);
}

/** The colours of a picture, each once. */
const colorsOf = (pixels: Buffer) =>
  new Set(Array.from({ length: pixels.length / 3 }, (_, at) => pixels.toString("hex", at * 3, at * 3 + 3)));

it("draws the words of a box, marked, on a white page", async () => {
  const pixels = (await draw(paper))!;
  const { width, height } = placePictureSize(line);
  expect(pixels.byteLength).toBe(width * height * 3);
  const colors = colorsOf(pixels);
  // The page, the marker's ink, its edge, and print in it.
  for (const color of ["ffffff", "fff096", "d9640a", "000000"]) expect(colors).toContain(color);
  const elsewhere = colorsOf((await draw(paper, 1, { ...line, y: 400 }))!);
  expect([...elsewhere].sort()).toEqual(["d9640a", "fff096", "ffffff"]);
});

it.each([
  ["a page that is not there", paper, 2, line],
  ["a box beside the page", paper, 1, { ...line, x: 600 }],
  ["a box that is none", paper, 1, { ...line, y: Number.NaN }],
  ["what is no PDF", Buffer.from("%PDF-1.7\nnothing"), 1, line],
  ["nothing", Buffer.alloc(0), 1, line],
])("draws nothing of %s", async (_, bytes, page, box) => {
  expect(await draw(bytes, page, box)).toBeNull();
});

it("draws nothing of a page that takes longer than its limit", async () => {
  // Each fills all that is shown: together they take a minute.
  const boxes = "0 0 600 800 re f\n".repeat(400_000);
  const slow = paper.toString("latin1").replace(/stream\n[\s\S]*?endstream/, `stream\n${boxes}endstream`);
  const plain = slow.replace(/\/Length \d+\n\/Filter \/FlateDecode/, `/Length ${boxes.length}`);
  expect(plain).not.toBe(slow);
  const bounds = { ...limits, timeoutSeconds: 1 };
  const drawn = await draw(Buffer.from(plain, "latin1"), 1, line, bounds).catch(({ code }) => code);
  // By the clock where the machine does much else.
  expect([null, "degraded"]).toContain(drawn);
});
