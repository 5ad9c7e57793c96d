import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A small file system of its own; undefined, and said aloud, where this user may not mount one. */
export function mountSmall(mebibytes: number, say: (text: string) => void): SmallFileSystem | undefined {
  const folder = mkdtempSync(join(tmpdir(), "rvs-torture-disk-"));
  try {
    mount("-t", "tmpfs", "-o", `size=${mebibytes}m,mode=0700`, "tmpfs", folder);
  } catch {
    rmSync(folder, { recursive: true });
    say("*** SKIPPED: mounting a small file system needs root");
    return undefined;
  }
  return new SmallFileSystem(folder);
}

/** Unmounts itself when it is disposed of, and when this process ends otherwise. */
export class SmallFileSystem implements Disposable {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    process.on("exit", this.#remove);
  }

  /** Hides the file system behind a read-only view of itself; files that are open stay writable. */
  async coverReadOnly(): Promise<void> {
    mount("--bind", this.folder, this.folder);
    // What the service opened in between keeps the view busy until it is closed.
    for (let tries = 0; ; tries++) {
      try {
        return mount("-o", "remount,bind,ro", this.folder);
      } catch (error) {
        if (tries === 100) throw error;
        await sleep(50);
      }
    }
  }

  uncover(): void {
    execFileSync("umount", ["-l", this.folder], { stdio: "pipe" });
  }

  /** Makes the whole file system read-only or writable; fails while a process has a file open for writing. */
  remount(mode: "ro" | "rw"): void {
    mount("-o", `remount,${mode}`, this.folder);
  }

  [Symbol.dispose](): void {
    process.off("exit", this.#remove);
    this.#remove();
  }

  readonly #remove = (): void => {
    for (let mounts = 0; mounts < 3; mounts++) {
      try {
        execFileSync("umount", ["-l", this.folder], { stdio: "pipe" });
      } catch {
        break;
      }
    }
    rmSync(this.folder, { recursive: true, force: true });
  };
}

function mount(...args: string[]): void {
  execFileSync("mount", args, { stdio: "pipe" });
}
