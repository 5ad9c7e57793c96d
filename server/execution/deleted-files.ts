import { access, constants, readdir, readFile } from "node:fs/promises";
import { runFind } from "./run-find.ts";
import { runSystemCommand } from "./run-system-command.ts";

export interface DeletedFiles {
  /** Allocated by files that have no name any more, but are open or mapped. */
  bytes: number;
  /**
   * Whether processes hold files that cannot be counted: descriptors in flight in a Unix socket, a process that made
   * itself unreadable, and, if the server is not root, deleted files that are mapped and not open.
   */
  hasHidden: boolean;
}

/** Measures the deleted files of a device that processes hold. `counted` are inode numbers to leave out. */
export async function measureDeletedFiles(
  processes: number[],
  device: number,
  { counted, signal }: { counted: ReadonlySet<string>; signal?: AbortSignal },
): Promise<DeletedFiles & { complete: boolean }> {
  const tasks = (await Promise.all(processes.map(listTasks))).flat();
  const folders = [
    // Each thread may have a descriptor table of its own.
    ...tasks.map((task) => `${task}/fd`),
    ...processes.map((pid) => `/proc/${pid}/map_files`),
  ];
  if (tasks.length === 0) return { bytes: 0, hasHidden: false, complete: true };
  const seen = new Set(counted);
  let bytes = 0;
  const complete = await runFind(
    ["-L", ...folders, "-maxdepth", "1", "-links", "0", "-printf", "%b %i %D\\n"],
    ([blocks, inode, fileDevice]) => {
      if (Number(fileDevice) === device && !seen.has(inode!)) {
        seen.add(inode!);
        bytes += Number(blocks) * 512;
      }
      return true;
    },
    signal,
  );
  return { bytes, complete, hasHidden: await hasHiddenFiles(processes, tasks, device) };
}

async function listTasks(pid: number): Promise<string[]> {
  const ids = await readdir(`/proc/${pid}/task`).catch(() => []);
  return ids.map((id) => `/proc/${pid}/task/${id}`);
}

async function hasHiddenFiles(processes: number[], tasks: string[], device: number): Promise<boolean> {
  if ((await Promise.all(tasks.map(isUnreadable))).includes(true)) return true;
  // Since Linux 5.6 fdinfo has the number of descriptors in a socket's queue.
  const patterns = ["^scm_fds:[[:space:]]*[1-9]"];
  const files = tasks.map((task) => `${task}/fdinfo`);
  // Without root the kernel shows that a deleted file is mapped, but not how large it is.
  if (process.getuid?.() !== 0) {
    patterns.push(`^[^ ]+ [^ ]+ [^ ]+ ${deviceNumbers(device)} [0-9]+ .*\\(deleted\\)$`);
    files.push(...processes.map((pid) => `/proc/${pid}/maps`));
  }
  const { exitCode } = await runSystemCommand(["grep", "-rqsE", patterns.join("|"), ...files]);
  return exitCode === 0;
}

/** A zombie has no descriptors, and nobody but root may look. */
async function isUnreadable(task: string): Promise<boolean> {
  const isReadable = await access(`${task}/fd`, constants.R_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  );
  if (isReadable) return false;
  const stat = await readFile(`${task}/stat`, "latin1").catch(() => "");
  return /\) [^ZX] [^)]*$/.test(stat);
}

/** As in /proc/pid/maps; the encoding is that of glibc's makedev(3). */
function deviceNumbers(device: number): string {
  const value = BigInt(device);
  const major = ((value >> 8n) & 0xfffn) | ((value >> 32n) & ~0xfffn);
  const minor = (value & 0xffn) | ((value >> 12n) & 0xffffff00n);
  return `${major.toString(16).padStart(2, "0")}:${minor.toString(16).padStart(2, "0")}`;
}
