import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bubblewrapArguments } from "./bubblewrap-arguments.ts";
import { shownLinks, withEntries } from "./shown-folders.ts";
import { openTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

const layout = {
  ...{
    folders: [
      { from: "/usr", to: "/usr" },
      { from: "/x", to: "/home/ada/.pyenv" },
    ],
    links: [],
    hidden: [],
  },
  ...{ path: "", staged: [] },
};
const at = (...paths: string[]) =>
  shownLinks(
    paths.map((path) => ({ path, folder: "code" })),
    layout,
  ).map(({ path }) => path);

it("leads to the work folder from where nothing else is", () => {
  expect(at("/home/jane/p", "/Users/jane/p", "~/p", "/data")).toEqual([
    "/home/jane/p",
    "/Users/jane/p",
    "/tmp/p",
    "/data",
  ]);
  const taken = [
    "/usr/x",
    "/etc/x",
    "/work/x",
    "/tmp/x",
    "/proc/1",
    "/",
    "/home",
    "/home/ada",
    "/home/ada/.pyenv/bin",
  ];
  expect(at(...taken, "/a/../usr", "/a/", "relative", "~/../usr")).toEqual([]);
  expect(at("/a/b", "/a/b/c", "/a")).toEqual(["/a/b"]);
});

it("adds to an environment's root, and covers nothing of it", async () => {
  const root = await mkdtemp(join(tmpdir(), "rvs-root-"));
  for (const name of ["usr", "home/ada/code", "proc", "work", "tmp", "etc"])
    await mkdir(join(root, name), { recursive: true });
  await symlink("usr/bin", join(root, "bin"));
  await symlink("ada", join(root, "home/ben"));
  const layout = { root, path: "", variables: {}, staged: [] };
  const add = (...paths: string[]) =>
    withEntries(
      layout,
      paths.map((path) => ({ path, target: "/work" })),
    );
  const added = await add("/home/jane/p", "/home/ada", "/home/ben/p", "/home/ada/p");
  const nothing = await add("/home/ada", "/bin/x");
  await rm(root, { recursive: true });
  expect(nothing).toEqual({ layout, links: [] });
  expect(added.links.map(({ path }) => path)).toEqual(["/home/jane/p", "/home/ada/p"]);
  expect(added.layout.entries?.map(({ name, target }) => `${name} ${target}`).sort()).toEqual([
    ...["bin usr/bin", "etc null", "home/ada/code null", "home/ben ada", "usr null"],
  ]);
  const args = bubblewrapArguments({
    ...{ layout: added.layout, shown: added.links, proc: { files: [], folders: [], copied: [], shown: [] } },
    ...{ workSource: "/w", command: "", folder: "/work", variables: {} },
    ...{ temporaryBytes: 1, devices: [], processLimit: null, seccomp: false },
  }).join(" ");
  expect(args).toContain(`--ro-bind ${root}/etc /etc `);
  expect(args).not.toContain(`--ro-bind ${root} / `);
  expect(args.indexOf("--symlink /work /home/jane/p")).toBeGreaterThan(args.indexOf("--bind /w /work"));
  expect(args.indexOf("--remount-ro / ")).toBeGreaterThan(args.indexOf("--symlink /work /home/jane/p"));
});

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe("in the sandbox", () => {
  it("files are read and written at the author's paths", async () => {
    if (sandbox.missing) return;
    const workFolder = await mkdtemp(join(sandbox.dataDir, "shown-"));
    await mkdir(join(workFolder, "data"));
    await writeFile(join(workFolder, "data/x"), "4.74");
    const shown = [
      { path: "/home/jane/p", folder: "" },
      { path: "~/Dropbox/d", folder: "data" },
      { path: "/etc/x", folder: "" },
    ];
    const command =
      'cat /home/jane/p/data/x "$HOME/Dropbox/d/x"; echo out > /home/jane/p/y; cat /work/y; touch /home/z || ls -A /home /home/jane; ls /etc/x';
    const { stdout, exitCode } = await sandbox.run(command, { workFolder, shown });
    expect(stdout).toBe("4.744.74out\n/home:\njane\n\n/home/jane:\np\n");
    expect(exitCode).toBe(2);
  });
});
