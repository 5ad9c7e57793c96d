import { expect, it } from "vitest";
import { keepBody } from "./keep-body.ts";

const answer = () =>
  new Response('\ufeff{"a":1}', { status: 201, headers: { "content-type": "application/json" } });
const size = 10;

it("keeps the bytes of a body for whoever reads them, in any form", async () => {
  const kept = await keepBody(answer(), "bytes");
  expect((await kept.arrayBuffer()).byteLength).toBe(size);
  expect(await kept.blob()).toMatchObject({ size, type: "application/json" });
  expect(await kept.text()).toBe('{"a":1}');
  expect(await kept.json()).toEqual({ a: 1 });
  const copy = kept.clone();
  expect([copy.status, await copy.json()]).toEqual([201, { a: 1 }]);
  const piped = new Response(kept.body, kept);
  expect((await piped.arrayBuffer()).byteLength).toBe(size);
});

it("keeps a text until it is read", async () => {
  const kept = await keepBody(answer(), "text");
  expect(await kept.clone().json()).toEqual({ a: 1 });
  expect(await kept.text()).toBe('{"a":1}');
});
