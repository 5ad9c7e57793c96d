import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createFixture, limits, link, text } from "../../test/support/source-fixture.ts";
import { bareRepository, git } from "../../test/support/source-samples.ts";
import { listArchive, readArchiveFile } from "./read-archive.ts";

const fixture = createFixture();
const { root, mirror, fetcher, publish, failure } = fixture;
afterAll(fixture.remove);
beforeEach(fixture.newWorkDir);

describe("a repository that is there", () => {
  test("comes as a tar file of its tree, with its commit", async () => {
    const url = publish(
      text("README.md"),
      text(".research/experiment.yml", "version: 1\n"),
      link("a", "README.md"),
    );
    await using source = await fetcher().fetch(`${url}.git`);
    expect(source.url).toBe(url);
    expect(source.commit).toBe(
      git(join(mirror, "o"), ["--git-dir", `${url.split("/").pop()}.git`, "rev-parse", "main"]).trim(),
    );
    expect(source.notes).toEqual([]);
    const manifest = await readArchiveFile(source.archivePath, ".research/experiment.yml", 100);
    expect(Buffer.from(manifest ?? []).toString()).toBe("version: 1\n");
  });

  test("comes in the same bytes each time, and leaves nothing after cleanup", async () => {
    const url = publish(text("b"), text("a/c"));
    const digests = await Promise.all(
      [1, 2].map(async () => {
        await using source = await fetcher().fetch(url);
        return createHash("sha256").update(readFileSync(source.archivePath)).digest("hex");
      }),
    );
    expect(digests[0]).toBe(digests[1]);
    expect(readdirSync(fixture.workDir())).toEqual([]);
  });

  test("is found with and without .git in the mirror, under the longest prefix", async () => {
    bareRepository(join(mirror, "special"), "plain", [text("here")]);
    const mirrors = {
      "https://github.com/": "file:///nowhere/",
      "https://github.com/s/": `file://${mirror}/special/`,
    };
    await using source = await fetcher({ mirrors }).fetch("https://github.com/s/plain");
    expect((await listArchive(source.archivePath)).map(({ path }) => path)).toEqual(["here"]);
  });

  test("may be a work tree that belongs to someone else", async () => {
    const path = join(mirror, "o", "worktree");
    mkdirSync(path, { recursive: true });
    git(path, ["init", "--quiet", "--initial-branch=main"]);
    writeFileSync(join(path, "file"), "x");
    git(path, ["add", "."]);
    git(path, ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "x"]);
    if (process.getuid?.() === 0) execFileSync("chown", ["-R", "65534:65534", path]);
    else console.warn("SKIPPED in part: only root can give a mirror to someone else");
    await using source = await fetcher().fetch("https://github.com/o/worktree");
    expect((await listArchive(source.archivePath)).map(({ path }) => path)).toEqual(["file"]);
  });

  test("cannot change its archive by its attributes", async () => {
    const attributes =
      "* export-subst text eol=crlf ident\nsecret export-ignore\nutf working-tree-encoding=UTF-16\n";
    const url = publish(
      text(".gitattributes", attributes),
      text("subst", "$Format:%H$ $Id$\n"),
      text("secret"),
      text("utf", "plain\n"),
    );
    await using source = await fetcher().fetch(url);
    const read = async (name: string) =>
      Buffer.from((await readArchiveFile(source.archivePath, name, 1000)) ?? []).toString();
    expect(await read("subst")).toBe("$Format:%H$ $Id$\n");
    expect(await read("secret")).toBe("x\n");
    expect(await read("utf")).toBe("plain\n");
  });

  test("may have submodules, which are noted and not fetched", async () => {
    const url = publish(text(".gitmodules", '[submodule "m"]\n  path = m\n  url = https://example.org/m\n'), {
      path: "m",
      content: "1".repeat(40),
      mode: "160000",
    });
    await using source = await fetcher().fetch(url);
    expect(source.notes).toEqual(["Submodules are not fetched, so their files are missing: m."]);
  });

  test("may have files of Git LFS, which are noted and stay pointers", async () => {
    const url = publish(
      text("data/a.bin", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"),
      text("b"),
    );
    await using source = await fetcher().fetch(url);
    expect(source.notes).toEqual([
      "Git LFS files are not fetched, so pointers stand where their contents are missing: data/a.bin.",
    ]);
  });

  test("may have links inside", async () => {
    const url = publish(
      text("d/e/f"),
      link("d/up", "../d/e"),
      link("through", "d/up/f"),
      link("dangling", "d/none"),
    );
    await using source = await fetcher().fetch(url);
    expect(source.notes).toEqual([]);
  });
});

describe("an address that is not fetched", () => {
  test.each([
    "http://github.com/o/n",
    "ssh://git@github.com/o/n",
    "git@github.com:o/n.git",
    "git://github.com/o/n",
    "file:///etc/passwd",
    "ext::sh -c 'touch /tmp/x'",
    "--upload-pack=touch /tmp/x",
    "https://github.com/--upload-pack=x/n",
    "https://github.com/o/..",
    "https://github.com/o/.git",
    "https://github.com/o/n/tree/main",
    "https://github.com/o",
    "https://github.com/o/n?x",
    "https://github.com/o/n#x",
    "https://user:secret@github.com/o/n",
    "https://github.com:444/o/n",
    "https://github.com.example.org/o/n",
    "https://example.org/o/n",
    "https://127.0.0.1/o/n",
    "https://github.com/o/n%0a",
    `https://github.com/o/${"n".repeat(400)}`,
    "",
  ])("%s", async (url) => {
    expect(await failure(url)).toBe("invalid_request source.url_refused false");
  });

  test("a code host with an address that is not public", async () => {
    const mirrors = { "https://github.com/": "https://localhost:1/" };
    expect(await failure("https://github.com/o/n", { mirrors })).toBe(
      "upstream_failed source.address_refused false",
    );
    const literal = { "https://github.com/": "https://[::1]:1/" };
    expect(await failure("https://github.com/o/n", { mirrors: literal })).toBe(
      "upstream_failed source.address_refused false",
    );
  });

  test("a mirror over anything but https and file", () => {
    for (const prefix of ["http://mirror/", "ssh://mirror/", "ext::sh -c x ", "/srv/mirror/"]) {
      expect(() => fetcher({ mirrors: { "https://github.com/": prefix } })).toThrow("SERVICE_SOURCE_MIRRORS");
    }
  });
});

describe("a code host that fails", () => {
  test("a mirror that is gone", async () => {
    expect(await failure("https://github.com/o/gone")).toBe("upstream_failed source.not_found false");
    const mirrors = { "https://github.com/": `file://${root}/no-such-folder/` };
    expect(await failure("https://github.com/o/n", { mirrors })).toBe(
      "upstream_failed source.not_found false",
    );
  });

  test("a mirror that is not a repository", async () => {
    mkdirSync(join(mirror, "o", "folder"), { recursive: true });
    expect(await failure("https://github.com/o/folder")).toBe("upstream_failed source.not_found false");
  });

  test("a host that refuses connections may answer later", async () => {
    const options = { mirrors: { "https://github.com/": "https://127.0.0.1:1/" }, allowHosts: ["127.0.0.1"] };
    expect(await failure("https://github.com/o/n", options)).toBe("upstream_failed source.unreachable true");
  });

  test("a name that does not resolve may resolve later", async () => {
    const mirrors = { "https://github.com/": "https://no-such-host.invalid/" };
    expect(await failure("https://github.com/o/n", { mirrors })).toBe(
      "upstream_failed source.unreachable true",
    );
  });

  test("an empty repository", async () => {
    const path = join(mirror, "o", "empty.git");
    mkdirSync(path, { recursive: true });
    git(path, ["init", "--quiet", "--bare"]);
    expect(await failure("https://github.com/o/empty")).toBe("unprocessable source.empty false");
  });
});

test("what takes too long is stopped, and may be tried again", async () => {
  const url = publish(text("a"));
  const options = { limits: { ...limits, timeoutSeconds: 0.001 } };
  expect(await failure(url, options)).toBe("upstream_failed source.timeout true");
});

test("an abort gives the signal's reason and leaves nothing", async () => {
  const controller = new AbortController();
  const fetching = fetcher().fetch(publish(text("a")), controller.signal);
  controller.abort(new Error("enough"));
  await expect(fetching).rejects.toThrow("enough");
  expect(readdirSync(fixture.workDir())).toEqual([]);
});

test("what a killed process left is removed at the start; what others use stays", async () => {
  mkdirSync(join(fixture.workDir(), "fetch-999999999-1-abc"), { recursive: true });
  mkdirSync(join(fixture.workDir(), `fetch-${process.pid}-1-abc`));
  mkdirSync(join(fixture.workDir(), "fetch-1-1-abc"));
  mkdirSync(join(fixture.workDir(), "other"));
  await using _ = await fetcher().fetch(publish(text("a")));
  const left = readdirSync(fixture.workDir()).filter((name) => !name.startsWith(`fetch-${process.pid}-`));
  expect(left).toEqual(["fetch-1-1-abc", "other"]);
  expect(existsSync(join(fixture.workDir(), `fetch-${process.pid}-1-abc`))).toBe(false);
});
