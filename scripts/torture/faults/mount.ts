import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
  coverReadOnly(): void {
    // The view is made elsewhere: in place, what the service opens before the view is read-only keeps it busy.
    const view = mkdtempSync(join(tmpdir(), "rvs-torture-view-"));
    mount("--bind", this.folder, view);
    mount("-o", "remount,bind,ro", view);
    mount("--bind", view, this.folder);
    unmount(view);
    rmdirSync(view);
  }

  uncover(): void {
    unmount(this.folder);
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
        unmount(this.folder);
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

function unmount(folder: string): void {
  execFileSync("umount", ["-l", folder], { stdio: "pipe" });
}
