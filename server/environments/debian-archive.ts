import { access, mkdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runSystemCommand } from "../execution/run-system-command.ts";
import { EnvironmentError } from "./environment-error.ts";

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

  /** Fetches the archive's lists where they are older than a day. Not to be called twice at once in one folder. */
  async update(): Promise<void> {
    const stamp = join(this.#folder, "updated");
    const { mtimeMs } = await stat(stamp).catch(() => ({ mtimeMs: 0 }));
    if (Date.now() - mtimeMs < LISTS_MILLISECONDS) return;
    await this.#configure();
    const { exitCode, stderr } = await this.run(["apt-get", "update", "-qq"]);
    if (exitCode !== 0) throw new EnvironmentError(`Debian's lists cannot be fetched: ${firstLines(stderr)}`);
    await writeFile(stamp, "");
    await utimes(stamp, new Date(), new Date());
  }

  run(command: string[]) {
    const config = join(this.#folder, "apt.conf");
    return runSystemCommand(["env", `APT_CONFIG=${config}`, ...command], { timeoutMilliseconds: 5 * 60_000 });
  }

  async #configure(): Promise<void> {
    const { mirror, suite, keyring, architecture } = this.settings;
    const folder = this.#folder;
    if (keyring !== null)
      await access(keyring).catch(() => {
        throw new EnvironmentError(`${keyring} is not there: install debian-archive-keyring.`);
      });
    for (const name of ["lists/partial", "archives/partial", "etc"])
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    const option = keyring === null ? "trusted=yes" : `signed-by=${keyring}`;
    await writeFile(join(folder, "sources.list"), `deb [${option}] ${mirror} ${suite} main\n`);
    await writeFile(join(folder, "status"), "");
    await writeFile(join(folder, "apt.conf"), configuration(folder, architecture, this.#isSnapshot));
  }
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
