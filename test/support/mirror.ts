import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files by path; `{link}` makes a symbolic link. */
export type Tree = Record<string, string | Buffer | { link: string }>;

/** A folder of bare repositories that stands in for `https://github.com/`. */
export function createMirrors(): {
  setting: string;
  /**
   * Commits these files, on top of a repository that is there already where `upon` names one; takes the place of a
   * repository of the same name.
   */
  add(name: string, tree: Tree, upon?: string): string;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), "rvs-mirrors-"));
  return {
    setting: JSON.stringify({ "https://github.com/": `file://${folder}/` }),
    add(name, tree, upon) {
      const made = join(mkdtempSync(join(folder, "made-")), "git");
      if (upon === undefined) makeEmpty(made);
      else git(["clone", "-q", "--bare", "--", upon, made]);
      const branch =
        upon === undefined ? "refs/heads/main" : git(["--git-dir", made, "symbolic-ref", "HEAD"]).trim();
      git(["--git-dir", made, "fast-import", "--quiet"], commitOf(tree, branch, upon !== undefined));
      const target = join(folder, `${name}.git`);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(dirname(target), { recursive: true });
      renameSync(made, target);
      return `https://github.com/${name}`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What `git init --bare` makes, without starting it. */
function makeEmpty(folder: string): void {
  for (const path of ["objects/info", "objects/pack", "refs/heads", "refs/tags"])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "HEAD"), "ref: refs/heads/main\n");
  writeFileSync(
    join(folder, "config"),
    "[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n",
  );
}

function git(args: string[], input: Buffer = Buffer.alloc(0)): string {
  return execFileSync("git", args, { input, stdio: "pipe", encoding: "utf8" });
}

/**
 * What fast-import makes a commit of. One process for a repository instead of the ten of `git add`, `git commit` and
 * `git clone`, which were a tenth of what a small paper takes the tests.
 */
function commitOf(tree: Tree, branch: string, isUponAnother: boolean): Buffer {
  const time = Math.floor(Date.now() / 1000);
  const head = [`commit ${branch}`, `committer t <t@example.org> ${time} +0000`, "data 4", "code"];
  if (isUponAnother) head.push(`from ${branch}^0`);
  const files = Object.entries(tree).map(([path, content]) => {
    const isFile = typeof content === "string" || Buffer.isBuffer(content);
    const bytes = Buffer.from(isFile ? content : content.link);
    const quoted = path.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n");
    const entry = `M ${isFile ? "100644" : "120000"} inline "${quoted}"\ndata ${bytes.length}\n`;
    return Buffer.concat([Buffer.from(entry), bytes, Buffer.from("\n")]);
  });
  return Buffer.concat([Buffer.from(`${head.join("\n")}\n`), ...files, Buffer.from("\n")]);
}
