import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { createClient } from "../client.ts";
import { downloadObject } from "./download-object.ts";
import { encodeForm } from "./encode-form.ts";
import { uploadPaper } from "./upload-paper.ts";

const bytes = "x".repeat(300_000);
const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

it("downloads an object, and fails at its end where its bytes are others", async () => {
  await using server = await serve({ body: bytes }, { body: `${bytes}x` }, { status: 404 });
  const client = createClient({ baseUrl: server.baseUrl });
  const seen: number[] = [];
  const stream = await downloadObject(client, { digest }, { onProgress: (count) => seen.push(count) });
  expect(await new Response(stream).text()).toBe(bytes);
  expect(seen.at(-1)).toBe(bytes.length);
  const other = await downloadObject(client, { digest });
  await expect(new Response(other).text()).rejects.toMatchObject({ code: "digest_mismatch" });
  await expect(downloadObject(client, { digest })).rejects.toMatchObject({ status: 404 });
});

it("uploads a paper from a Blob or a stream, with progress", async () => {
  await using server = await serve({ status: 201, body: { url: "/r/o/s" } });
  const client = createClient({ baseUrl: server.baseUrl });
  const upload = {
    title: 'A "paper"',
    slug: "a-paper",
    submitterAttested: true as const,
    description: undefined,
  };
  const sources = [
    new File([bytes], "my paper.pdf"),
    { stream: new Blob([bytes]).stream(), name: "my paper.pdf" },
  ];
  for (const paper of sources) {
    const seen: number[] = [];
    const { url } = await uploadPaper(
      client,
      { ...upload, paper },
      { onProgress: (count) => seen.push(count) },
    );
    const { headers, body } = server.requests.at(-1)!;
    expect([url, seen.at(-1), seen.length > 3]).toEqual(["/r/o/s", body.length, true]);
    const type = headers["content-type"]!;
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const file = form.get("paper") as File;
    expect([file.name, file.type, await file.text()]).toEqual(["my paper.pdf", "application/pdf", bytes]);
    expect([form.get("title"), form.has("description")]).toEqual(['A "paper"', false]);
  }
});

it("sends a Blob again after a transient failure, the same bytes with the same key, and a stream once", async () => {
  await using server = await serve("reset", { status: 503 }, { status: 201, body: {} }, { status: 503 });
  const client = createClient({ baseUrl: server.baseUrl, sleep: async () => {} });
  const upload = { title: "T", slug: "t", submitterAttested: true } as const;
  await uploadPaper(client, { ...upload, paper: new Blob([bytes]) });
  const [, first, second] = server.requests;
  expect(first!.body.length).toBeGreaterThan(bytes.length);
  expect(second!.body.equals(first!.body)).toBe(true);
  const keys = new Set(server.requests.map(({ headers }) => headers["idempotency-key"]));
  expect([...keys]).toEqual([expect.any(String)]);
  const paper = { stream: new Blob([bytes]).stream(), name: "p.pdf" };
  await expect(uploadPaper(client, { ...upload, paper })).rejects.toMatchObject({ status: 503 });
  expect(server.requests).toHaveLength(4);
});

it("lets no name end the header that it stands in", async () => {
  const { stream } = encodeForm({ paper: new File(["x"], 'a"\r\nx: y.pdf') });
  expect(await new Response(stream).text()).toContain('filename="a%22%0D%0Ax: y.pdf"\r\n');
});

it("closes the paper's stream where the upload ends early", async () => {
  let cancelled = false;
  const paper = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel() {
      cancelled = true;
    },
  });
  const reader = encodeForm({ paper: { stream: paper, name: "p.pdf" } }).stream.getReader();
  for (let read = 0; read < 3; read += 1) await reader.read();
  await reader.cancel();
  expect(cancelled).toBe(true);
});
