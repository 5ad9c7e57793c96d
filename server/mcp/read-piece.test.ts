import { expect, it } from "vitest";
import { rangeOf, readPiece } from "../__generated__/read-piece.ts";

/** Answers as the operation does. */
function respond(whole: Uint8Array<ArrayBuffer>, range: string): Response {
  const [start, end] = range.slice("bytes=".length).split("-").map(Number) as [number, number];
  const bytes = whole.slice(start, end + 1);
  const headers = { "content-type": "text/plain", "content-range": `bytes ${start}-${end}/${whole.length}` };
  return new Response(bytes, { status: 206, headers });
}

it("gives a long text in pieces that together are the text, whatever stands at their ends", async () => {
  for (const start of ["", "a", "ab", "abc"]) {
    const text = start + "é€😀".repeat(9000);
    const whole = new TextEncoder().encode(text);
    let read = "";
    for (let offset: number | null = 0; offset !== null; ) {
      const piece = await readPiece(respond(whole, rangeOf(offset)), offset);
      expect(piece?.byteSize).toBe(whole.length);
      read += piece!.text;
      offset = piece!.nextOffset;
    }
    expect(read).toBe(text);
  }
});

it.each([[[0xff, 0xfe, 0x41]], [[0x41, 0, 0x42]]])("says that %j is no text", async (bytes) => {
  expect(await readPiece(new Response(new Uint8Array(bytes)), 0)).toBeNull();
});
