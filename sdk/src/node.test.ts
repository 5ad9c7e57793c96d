import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { createClient } from "./client.ts";
import { paperFromFile } from "./node.ts";

it("submits a paper from a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sdk-"));
  try {
    await writeFile(join(folder, "my paper.pdf"), "%PDF-1.7\n%\xe2\xe3\n", "latin1");
    await using server = await serve({ status: 201, body: { repository: { id: "repo_1" }, url: "/r/o/s" } });
    const { repository } = await createClient({ baseUrl: server.baseUrl }).repositories.create({
      paper: await paperFromFile(join(folder, "my paper.pdf")),
      title: "A paper",
      slug: "a-paper",
      submitterAttested: true,
    });
    expect(repository.id).toBe("repo_1");
    const { headers, body } = server.requests[0]!;
    const type = headers["content-type"]!;
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const paper = form.get("paper") as File;
    expect([paper.name, paper.type, await paper.text()]).toEqual([
      "my paper.pdf",
      "application/pdf",
      expect.stringMatching(/^%PDF-1.7\n/),
    ]);
    expect([form.get("title"), form.get("submitterAttested")]).toEqual(["A paper", "true"]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("names a missing file", async () => {
  await expect(paperFromFile("/nowhere/paper.pdf")).rejects.toThrow("/nowhere/paper.pdf");
  await expect(paperFromFile(tmpdir())).rejects.toThrow(`${tmpdir()} is not a file`);
});
