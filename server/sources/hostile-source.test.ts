import { createHash } from "node:crypto";
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { rawRepository, treeBomb } from "../../test/support/hostile-git-trees.ts";
import { createFixture, limits, link, text } from "../../test/support/source-fixture.ts";
import { extractArchive } from "./extract-archive.ts";
import { listArchive } from "./read-archive.ts";

const fixture = createFixture();
const { mirror, fetcher, publish, failure } = fixture;
afterAll(fixture.remove);
beforeEach(fixture.newWorkDir);

/** A mirrored repository with a tree that git itself would not write; gives its address. */
function tree(...entries: [mode: string, name: Buffer][]): string {
  const name = createHash("sha1").update(JSON.stringify(entries)).digest("hex");
  rawRepository(join(mirror, "o"), `${name}.git`, entries);
  return `https://github.com/o/${name}`;
}

describe("a hostile repository", () => {
  test.each([
    ["an absolute link", [link("etc", "/etc/passwd")]],
    ["a link above the root", [link("a/up", "../../x")]],
    [
      "a link that leaves only when another is followed",
      [text("a/b/c/f"), link("a/b/c/root", "../../.."), link("x", "a/b/c/root/../y")],
    ],
    ["links in a circle", [link("a", "b"), link("b", "a")]],
  ])("%s is left out, and named", async (_, files) => {
    await using source = await fetcher().fetch(publish(text("kept"), ...files));
    const last = files.at(-1)!;
    expect(source.notes).toEqual([expect.stringMatching(`left out: .*${last.path}`)]);
    const folder = join(fixture.workDir(), "extracted");
    await extractArchive(source.archivePath, folder, limits);
    expect(readdirSync(folder)).toContain("kept");
    expect(lstatSync(join(folder, last.path), { throwIfNoEntry: false })).toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  const named = /^Files whose names have control characters or are not UTF-8 are left out; rename them: /;
  const leftOut = async (url: string) => {
    await using source = await fetcher().fetch(url);
    const folder = join(fixture.workDir(), "extracted");
    await extractArchive(source.archivePath, folder, limits);
    const extracted = readdirSync(folder);
    rmSync(folder, { recursive: true });
    const listed = (await listArchive(source.archivePath)).map(({ path }) => path);
    return { notes: source.notes, extracted, listed };
  };

  test.each([
    ["the icon of a folder on macOS", "Icon\r", '"Icon\\r"'],
    ["a newline in a name", "new\nline", '"new\\nline"'],
    ["an escape sequence in a name", "a\u001b[2Jb", '"a\\u001b[2Jb"'],
    ["the name of a folder", "d\u0007/f", '"d\\u0007", "d\\u0007/f"'],
  ])("%s is left out, and named without it", async (_, path, shown) => {
    const { notes, extracted, listed } = await leftOut(publish(text("kept"), text(path)));
    expect({ extracted, listed }).toEqual({ extracted: ["kept"], listed: ["kept"] });
    expect(notes).toEqual([expect.stringMatching(named)]);
    expect(notes[0]).toContain(`: ${shown}.`);
  });

  test("names that are not UTF-8 are left out, though they look the same", async () => {
    const names = [0xe8, 0xe9].map((byte) => Buffer.from([0x61, byte]));
    const { notes, extracted, listed } = await leftOut(
      tree(...names.map((name): [string, Buffer] => ["100644", name])),
    );
    expect({ extracted, listed }).toEqual({ extracted: [], listed: [] });
    expect(notes).toEqual([expect.stringMatching(named)]);
  });

  test.each([
    ["a name too long for a file system", `${"n".repeat(300)}`],
    ["a path too long", Array(30).fill("p".repeat(50)).join("/")],
    ["a path too deep", `${"d/".repeat(100)}f`],
  ])("%s", async (_, path) => {
    expect(await failure(publish(text(path)))).toBe("unprocessable source.path_refused false");
  });

  test.each([[""], ["."], [".git"], [".GIT"], [".."], ["a/b"]])("a tree with the name %s", async (name) => {
    expect(await failure(tree(["100644", Buffer.from(name)]))).toBe("unprocessable source.corrupt false");
  });

  test("a tree with a mode that is not octal", async () => {
    expect(await failure(tree(["1006x4", Buffer.from("a")]))).toBe("unprocessable source.corrupt false");
  });

  test("one name as a link and as a folder", async () => {
    const entries: [string, Buffer][] = [
      ["120000", Buffer.from("a")],
      ["40000", Buffer.from("a")],
    ];
    expect(await failure(tree(...entries))).toBe("unprocessable source.corrupt false");
  });

  test("more files than allowed", async () => {
    const files = Array.from({ length: 30 }, (_, index) => text(`f${index}`));
    expect(await failure(publish(...files), { limits: { ...limits, maxFiles: 20 } })).toBe(
      "unprocessable source.too_many_files false",
    );
  });

  test("10^12 files in ten small trees", async () => {
    treeBomb(join(mirror, "o"), "bomb.git", 12);
    expect(await failure("https://github.com/o/bomb")).toBe("unprocessable source.too_many_files false");
  });

  test("files that are larger than allowed once unpacked", async () => {
    const zeros = { path: "zeros", content: Buffer.alloc(5 * 1024 * 1024) };
    expect(await failure(publish(zeros))).toBe("unprocessable source.too_large false");
  });

  test("a pack that is larger than allowed is not fetched to its end", async () => {
    const noise = { path: "noise", content: createNoise(6 * 1024 * 1024) };
    expect(await failure(publish(noise))).toBe("unprocessable source.too_large false");
  });
});

/** Bytes that do not compress, the same each time. */
function createNoise(size: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(size / 64) }, (_, index) =>
    createHash("sha512").update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, size);
}
