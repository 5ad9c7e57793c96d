import sharp from "sharp";
import { expect, it } from "vitest";
import { createPictureReader, type PictureType } from "./read-picture.ts";

const { read } = createPictureReader({ maxSide: 1024, side: 64, timeoutSeconds: 10 });

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8fa" } });

it.each(["png", "jpeg", "webp"] as const)("reads a picture in %s and writes it anew", async (format) => {
  const secret = { exif: { IFD0: { Copyright: "at 52.5N 13.4E" } } };
  const bytes = await blank(300, 100).withMetadata(secret).toFormat(format).toBuffer();
  expect(bytes.includes("52.5N")).toBe(true);
  const picture = Buffer.from(await read(bytes, `image/${format}`));
  const found = await sharp(picture).metadata();
  expect(found).toMatchObject({ format: "webp", width: 64, height: 64 });
  expect(found).not.toHaveProperty("exif");
  expect(picture.includes("52.5N")).toBe(false);
});

it("does not make a small one larger, and turns one upright", async () => {
  const small = await sharp(await read(await blank(8, 8).png().toBuffer(), "image/png")).metadata();
  expect([small.width, small.height]).toEqual([8, 8]);
  const sides = [
    { input: await blank(40, 20).composite([]).png().toBuffer(), left: 0, top: 0 },
    { input: { create: { width: 20, height: 20, channels: 3, background: "#000" } }, left: 0, top: 0 },
  ] as const;
  const lying = await blank(40, 20)
    .composite([...sides])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upright = await read(lying, "image/jpeg");
  const { data } = await sharp(upright).raw().toBuffer({ resolveWithObject: true });
  // The dark left half is at the top once it is turned.
  expect(data[0]).toBeLessThan(64);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

it.each([
  ["nothing", new Uint8Array(), "image/png"],
  ["text", Buffer.from("not a picture"), "image/png"],
  ["a page", Buffer.from("<html><script>alert(1)</script>"), "image/png"],
  ["a drawing with a script", Buffer.from(svg), "image/webp"],
  ["a PDF", Buffer.from("%PDF-1.7\n"), "image/jpeg"],
] as [string, Uint8Array, PictureType][])("refuses %s", async (_, bytes, mediaType) => {
  await expect(read(bytes, mediaType)).rejects.toMatchObject({ key: "picture.unreadable" });
});

it("refuses what is cut off, what is damaged and what is another type than it says", async () => {
  const whole = await blank(200, 200).png().toBuffer();
  await expect(read(whole.subarray(0, whole.length - 40), "image/png")).rejects.toMatchObject({
    key: "picture.unreadable",
  });
  await expect(read(whole, "image/jpeg")).rejects.toMatchObject({ key: "picture.unreadable" });
  const gif = await blank(9, 9)
    .gif()
    .toBuffer()
    .catch(() => Buffer.from("GIF89a\x01\x00\x01\x00"));
  await expect(read(gif, "image/png")).rejects.toMatchObject({ key: "picture.unreadable" });
});

it("refuses by its header a picture that would unfold to more than is allowed", async () => {
  const wide = await blank(1025, 4).png().toBuffer();
  await expect(read(wide, "image/png")).rejects.toMatchObject({ key: "picture.dimensions" });
  const bomb = await blank(4000, 4000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(1024 * 1024);
  await expect(read(bomb, "image/png")).rejects.toMatchObject({ key: "picture.dimensions" });
});
