import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contractChangelog, contractChangelogFile } from "../../scripts/contract-changelog.ts";
import { insideLayers, layers, packages } from "../../scripts/import-rules.ts";
import { rateLimits } from "../../server/__generated__/operations.ts";
import { parseManifest } from "../../server/domain/manifest/manifest.ts";
import { anchorsOf, withoutCode } from "../support/markdown.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const settingsSource = () =>
  ["server/config.ts", ...globSync("server/*-settings.ts", { cwd: root })].map(read).join("\n");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
const unique = (values: string[]) => [...new Set(values)].sort();

const skipped = ["**/node_modules/**", "data/**", "examples/prime-fair-play/**"];
const paths = globSync(["*.md", "*/*.md", "docs/**/*.md", "server/*/*.md"], { cwd: root, exclude: skipped });
const documents = unique(paths).map((path) => [path, read(path)] as const);
const all = documents.map(([, text]) => text).join("\n");

/** The part below a heading of the second level. */
function section(text: string, heading: string): string {
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
}

describe.each(documents)("%s", (path, text) => {
  const prose = withoutCode(text);

  it("links to what is there", () => {
    const targets = names(prose, /\]\(([^)\s]+)\)/g).filter((target) => !/^[a-z]+:/.test(target));
    const broken = targets.filter((target) => {
      const [file = "", anchor] = target.split("#");
      const found = file === "" ? path : join(dirname(path), file);
      if (!existsSync(join(root, found))) return true;
      return anchor !== undefined && !anchorsOf(read(found)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it("names files that are there", () => {
    const folders = "cli|codegen|contract-tests|docs|examples|runtime|scripts|sdk|server|test";
    const named = names(prose, new RegExp(`\`((?:${folders})/[\\w./-]*)\``, "g"));
    const planned = ["docs/decisions/NNNN-title.md", "test/api/citation.test.ts"];
    expect(named.filter((file) => !planned.includes(file) && !existsSync(join(root, file)))).toEqual([]);
  });

  it("names npm scripts that are there", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = names(text, /\bnpm (?:run (?:--silent )?)?([a-z:]+)/g).filter(
      (name) => !ownOfNpm.has(name),
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("shows manifests that are valid", () => {
    const blocks = names(text, /^```yaml\n([\s\S]*?)^```/gm).filter((block) => /^version: 1$/m.test(block));
    for (const block of blocks) expect(parseManifest(block), block).toMatchObject({ ok: true });
  });
});

/** What npm itself is asked for, and words after its name. */
const ownOfNpm = new Set(["ci", "install", "pack", "publish", "registry", "packages", "workspaces", "and"]);

describe("docs/operating.md", () => {
  const text = read("docs/operating.md");

  it("describes every setting, and none that is not read", () => {
    const settings = unique(names(settingsSource(), /\b(SERVICE_[A-Z_]+)\b/g));
    expect(unique(names(text, /`(SERVICE_[A-Z_]+)`/g))).toEqual(settings);
    const rows = names(section(text, "Settings"), /^\| `([A-Z_]+)` \|/gm);
    const refused = names(section(text, "Settings").split("not built").at(-1)!, /`(SERVICE_[A-Z_]+)`/g);
    expect([...rows, ...refused].sort()).toEqual([...settings, "HOST", "PORT"].sort());
  });

  it("says the contract's limits", () => {
    const documented = names(section(text, "Limits"), /^(\| `[a-z-]+` \| \d+ )/gm);
    expect(documented.sort()).toEqual(
      Object.entries(rateLimits)
        .map(([name, { points }]) => `| \`${name}\` | ${points} `)
        .sort(),
    );
  });
});

it("no document names a setting that nobody reads", () => {
  const examples = globSync("examples/sdk/*.ts", { cwd: root }).map(read).join("\n");
  const readers = `${settingsSource()}\n${examples}`;
  const named = unique(names(all, /\b(SERVICE_[A-Z_]+)\b/g));
  expect(named.filter((name) => !readers.includes(name))).toEqual([]);
});

it("docs/architecture.md shows the layers, the directions inside them and the packages that are enforced", () => {
  const rows = (table: Record<string, string[]>, parent = "") =>
    Object.entries(table).map(
      ([name, allowed]) => `| \`${parent}${name}\` | ${allowed.map((one) => `\`${one}\``).join(", ")} |`,
    );
  const enforced = [
    ...rows(layers),
    ...Object.entries(insideLayers).flatMap(([layer, table]) => rows(table, `${layer}/`)),
    ...rows(packages),
  ];
  const shown = section(read("docs/architecture.md"), "Layers").match(/^\| `.*$/gm);
  expect(enforced.length).toBeGreaterThan(50);
  expect(shown).toEqual(enforced);
});

it("the changelog of the contract is what its differences give", () => {
  expect(readFileSync(contractChangelogFile, "utf8"), "run `npm run gen`").toBe(contractChangelog());
});

it("decision records are numbered once, have a status, and stand in the index", () => {
  const index = read("docs/decisions/README.md");
  const records = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
  const numbers = records.map((path) => path.split("/").at(-1)!.slice(0, 4));
  expect(numbers).toEqual(unique(numbers));
  const rows = [...index.matchAll(/^\| (?:\[(\d{4})\]|(\d{4}) \| not used)/gm)];
  expect(rows.flatMap(([, number]) => number ?? [])).toEqual(numbers);
  // Each number up to the last has a row: a gap is explained, not left to be guessed at.
  expect(rows).toHaveLength(Number(numbers.at(-1)));
  for (const path of records) {
    const [heading, , status] = read(path).split("\n");
    const [, number, title] = /^# (\d+)\. (.+)$/.exec(heading!)!;
    expect(path).toContain(`/${number!.padStart(4, "0")}-`);
    expect(status).toMatch(/^Status: (?:accepted\.|superseded by \[\d{4}\])/);
    expect(index).toContain(
      `| ${title} | ${status!.includes("superseded by") ? "superseded by" : "accepted"}`,
    );
  }
});
