import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
      const work = mkdtempSync(join(tmpdir(), "rvs-tree-"));
      if (upon !== undefined) execFileSync("git", ["clone", "-q", "--", upon, work], { stdio: "pipe" });
      for (const [path, content] of Object.entries(tree)) {
        mkdirSync(dirname(join(work, path)), { recursive: true });
        if (typeof content === "string" || Buffer.isBuffer(content)) writeFileSync(join(work, path), content);
        else symlinkSync(content.link, join(work, path));
      }
      const git = (...args: string[]) =>
        execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
          cwd: work,
          stdio: "pipe",
        });
      if (upon === undefined) git("init", "-q", "-b", "main");
      git("add", "-A", "-f");
      git("commit", "-q", "-m", "code");
      rmSync(join(folder, `${name}.git`), { recursive: true, force: true });
      git("clone", "-q", "--bare", work, join(folder, `${name}.git`));
      rmSync(work, { recursive: true });
      return `https://github.com/${name}`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
