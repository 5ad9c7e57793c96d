import { access, mkdir, readFile, realpath, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runSystemCommand } from "../execution/run-system-command.ts";
import { EnvironmentError } from "./environment-error.ts";
import { countPassingFailure } from "./passing-failures.ts";

export interface DebianSettings {
  /** For example `http://deb.debian.org/debian`. */
  mirror: string;
  suite: string;
  /** Keys that the archive is signed with; null for one that is trusted unsigned. */
  keyring: string | null;
  /** As Debian names it. */
  architecture: string;
  /** The mirror as of a time, with `{timestamp}` for `20240501T000000Z`; absent where there is none. */
  snapshots?: string | null;
}

/** `E: Failed to fetch http://deb.debian.org/debian/dists/bookworm/InRelease  503  Service Unavailable [IP: …]` */
const BUSY = /^E: Failed to fetch \S+ +(?:429|50[234]) /m;

const LISTS_MILLISECONDS = 24 * 60 * 60_000;

/** apt with folders of its own: nothing of the machine's configuration, sources or installed packages. */
export class DebianArchive {
  readonly settings: DebianSettings;
  readonly #folder: string;
  readonly #isSnapshot: boolean;

  constructor(settings: DebianSettings, folder: string, isSnapshot = false) {
    this.settings = settings;
    this.#folder = folder;
    this.#isSnapshot = isSnapshot;
  }

  /**
   * Fetches the archive's lists where they are older than a day, or another archive's. Not to be called twice at once in
   * one folder.
   */
  async update(): Promise<void> {
    const stamp = join(this.#folder, "updated");
    const isSame = await this.#configure();
    const { mtimeMs } = await stat(stamp).catch(() => ({ mtimeMs: 0 }));
    if (isSame && Date.now() - mtimeMs < LISTS_MILLISECONDS) return;
    const { exitCode, stderr } = await this.run(["apt-get", "update", "-qq"]);
    if (exitCode !== 0) {
      if (BUSY.test(stderr)) countPassingFailure();
      throw new EnvironmentError(`Debian's lists cannot be fetched: ${firstLines(stderr)}`);
    }
    await writeFile(stamp, "");
    await utimes(stamp, new Date(), new Date());
  }

  run(command: string[]) {
    const config = join(this.#folder, "apt.conf");
    return runSystemCommand(["env", `APT_CONFIG=${config}`, ...command], { timeoutMilliseconds: 5 * 60_000 });
  }

  /** Returns whether the lists that are there are of the same archive. */
  async #configure(): Promise<boolean> {
    const { mirror, suite, keyring, architecture } = this.settings;
    if (keyring !== null)
      await access(keyring).catch(() => {
        throw new EnvironmentError(`${keyring} is not there: install debian-archive-keyring.`);
      });
    for (const name of ["lists/partial", "archives/partial", "etc"])
      await mkdir(join(this.#folder, name), { recursive: true, mode: 0o700 });
    // One that others keep as well may be reached by a link of this process alone, which is gone with it.
    const folder = await realpath(this.#folder);
    const option = keyring === null ? "trusted=yes" : `signed-by=${keyring}`;
    await writeFile(join(folder, "status"), "");
    await replace(join(folder, "apt.conf"), configuration(folder, architecture, this.#isSnapshot));
    return replace(join(folder, "sources.list"), `deb [${option}] ${mirror} ${suite} main\n`);
  }
}

/** Returns whether the file had this text already. */
async function replace(path: string, text: string): Promise<boolean> {
  if ((await readFile(path, "utf8").catch(() => null)) === text) return true;
  await writeFile(path, text);
  return false;
}

function configuration(folder: string, architecture: string, isSnapshot: boolean): string {
  const options = {
    "Dir::State": folder,
    "Dir::State::lists": `${folder}/lists`,
    "Dir::State::status": `${folder}/status`,
    "Dir::Cache": folder,
    "Dir::Etc": `${folder}/etc`,
    "Dir::Etc::sourcelist": `${folder}/sources.list`,
    "Dir::Etc::sourceparts": "-",
    "Dir::Etc::main": "-",
    "Dir::Etc::parts": "-",
    "Dir::Etc::trusted": "-",
    "Dir::Etc::trustedparts": "-",
    "APT::Architecture": architecture,
    "APT::Install-Recommends": "false",
    "APT::Update::Error-Mode": "any",
    // The folder is closed to apt's own user.
    "APT::Sandbox::User": "root",
    "Acquire::Languages": "none",
    "Acquire::ForceHash": "SHA256",
    "Acquire::Retries": "2",
    // A snapshot's lists were valid for a week, long ago.
    "Acquire::Check-Valid-Until": isSnapshot ? "false" : "true",
    "Acquire::http::Timeout": "20",
    "Acquire::https::Timeout": "20",
  };
  // What the machine's own configuration files say is read first, and does not count.
  const cleared = ["APT::Architectures", "Acquire::http::Proxy-Auto-Detect", "DPkg::Pre-Install-Pkgs"];
  return [
    ...cleared.map((name) => `#clear ${name};`),
    ...Object.entries(options).map(([name, value]) => `${name} "${value}";`),
    "",
  ].join("\n");
}

/** A program's own words, for a message. */
export function firstLines(text: string): string {
  return text.trim().split("\n").slice(0, 5).join(" ").slice(0, 1000);
}
