import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { anchorsOf } from "../support/markdown.ts";

const root = join(import.meta.dirname, "../..");
const exclude = ["**/node_modules/**", "data/**", "examples/prime-fair-play/**"];
const files = globSync(["**/*.{ts,mjs,md}", ".github/**/*.{md,yml}"], { cwd: root, exclude });
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** `docs/rules/verdict.md#tolerance`, wherever it is written: in a comment, a message or a document. */
const citation = /(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g;
const example = "docs/decisions/NNNN-title.md";

it("cites documents and headings that are there", () => {
  const broken = files.flatMap((path) =>
    [...read(path).matchAll(citation)]
      .filter(([, file, anchor]) => file !== example && !leadsSomewhere(file!, anchor))
      .map(([cited]) => `${path}: ${cited}`),
  );
  expect(broken).toEqual([]);
});

it("cites rules by their place, not by the name of a document that lies elsewhere", () => {
  const code = files.filter((path) => /\.(ts|mjs)$/.test(path) && !path.startsWith("test/process/"));
  const elsewhere = code.filter((path) =>
    /\((?:decisions|specification),|\bspecification['’]s\b/i.test(read(path)),
  );
  expect(elsewhere).toEqual([]);
});

it("finds every rules page from its index", () => {
  const index = read("docs/rules/README.md");
  const pages = files
    .filter((path) => /^docs\/rules\/(?!README)/.test(path))
    .map((path) => path.split("/").at(-1)!);
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
});

function leadsSomewhere(file: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(read(file)).includes(anchor);
}
