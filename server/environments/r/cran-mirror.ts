import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { LockedRPackage } from "../../domain/environment/environment-lock.ts";
import { fileOfR } from "../../domain/environment/locked-r.ts";
import { downloadFile } from "../download-file.ts";
import { EnvironmentError } from "../environment-error.ts";
import { type FetchedFile, fetchPackages, tryEach } from "../fetch-package.ts";
import { RegistryClient, readBytes } from "../registry-client.ts";
import { CranIndex } from "./cran-index.ts";

export interface CranSettings {
  /** Of a mirror of CRAN: below it is `src/contrib`. */
  mirror: string;
  /** The same as of a day, with `{date}`: `https://packages.example.org/cran/{date}`; null where there is none. */
  snapshots: string | null;
  /** Hosts beside theirs that files may be on. */
  fileHosts: string[];
}

type NamedPackage = Pick<LockedRPackage, "name" | "version">;

const MAX_INDEX_BYTES = 64 * 1024 ** 2;
const MAX_FILE_BYTES = 256 * 1024 ** 2;
/** Snapshots are made on working days. */
const MAX_DAYS_BACK = 7;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** The operator's mirror of CRAN, as it is today and as of a day. */
export class CranMirror {
  readonly #settings: CranSettings;
  readonly #client: RegistryClient;

  constructor(settings: CranSettings) {
    const { mirror, snapshots, fileHosts } = settings;
    this.#settings = settings;
    const addresses = [mirror, ...(snapshots === null ? [] : [addressAt(snapshots, "2000-01-01")])];
    this.#client = new RegistryClient(addresses, fileHosts, "SERVICE_CRAN_FILE_HOSTS");
  }

  /** The packages of today. */
  async today(signal: AbortSignal): Promise<CranIndex> {
    const { mirror } = this.#settings;
    const index = await this.#fetchIndex(mirror, signal);
    if (index === null) throw new EnvironmentError(`${mirror}/src/contrib/PACKAGES is not there.`);
    return index;
  }

  /** The packages of the last snapshot that is not newer than a time, with its date; null where there is none. */
  async asOf(time: string, signal: AbortSignal): Promise<{ index: CranIndex; date: string } | null> {
    const { snapshots } = this.#settings;
    if (snapshots === null) return null;
    for (let days = 0; days <= MAX_DAYS_BACK; days++) {
      const date = new Date(Date.parse(time) - days * DAY_MILLISECONDS).toISOString().slice(0, 10);
      const index = await this.#fetchIndex(addressAt(snapshots, date), signal);
      if (index !== null) return { index, date };
    }
    return null;
  }

  /**
   * Fetches the file of a package into a folder; `md5` is what the index says of it.
   *
   * @throws EnvironmentError if no place has it, or all have other bytes.
   */
  download(
    named: NamedPackage,
    { path, md5, date }: { path: string; md5: string | null; date: string | null },
    signal: AbortSignal,
  ): Promise<Pick<LockedRPackage, "byteSize" | "sha256">> {
    return tryEach(this.#addressesOf(named, date), async (url) => {
      const options = { path, maxBytes: MAX_FILE_BYTES, hashes: ["sha256", "md5"] as const };
      const got = await downloadFile(url, options, signal, this.#open);
      if (md5 !== null && got.md5 !== md5)
        throw new EnvironmentError(`${url} has other bytes than the mirror's PACKAGES says (MD5sum).`);
      return { byteSize: got.byteSize, sha256: got.sha256 };
    });
  }

  /** Fetches the files of a lock. */
  async fetch(
    files: readonly (LockedRPackage & { path: string })[],
    date: string | null,
    signal: AbortSignal,
  ): Promise<void> {
    const fetched = files.map((file): FetchedFile => {
      const { byteSize, sha256, path } = file;
      return { urls: this.#addressesOf(file, date), byteSize, sha256, path };
    });
    await fetchPackages(fetched, signal, this.#open);
  }

  /** A version that is no longer the newest one is in the archive. */
  #addressesOf(named: NamedPackage, date: string | null): string[] {
    const { mirror, snapshots } = this.#settings;
    const file = fileOfR(named);
    return [
      `${mirror}/src/contrib/${file}`,
      `${mirror}/src/contrib/Archive/${named.name}/${file}`,
      ...(date === null || snapshots === null ? [] : [`${addressAt(snapshots, date)}/src/contrib/${file}`]),
    ];
  }

  #open = (url: string, signal: AbortSignal) => this.#client.open(url, signal);

  async #fetchIndex(address: string, signal: AbortSignal): Promise<CranIndex | null> {
    for (const name of ["PACKAGES.gz", "PACKAGES"]) {
      const url = `${address}/src/contrib/${name}`;
      const response = await this.#client.open(url, signal);
      if (response.ok)
        return new CranIndex(await textOf(await readBytes(response, url, MAX_INDEX_BYTES), url));
      await response.body?.cancel();
      if (response.status !== 404) throw new EnvironmentError(`${url} answered ${response.status}.`);
    }
    return null;
  }
}

const addressAt = (snapshots: string, date: string) => snapshots.replaceAll("{date}", date);

/** A server may have undone the compression already. */
async function textOf(bytes: Buffer, url: string): Promise<string> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString();
  const options = { maxOutputLength: MAX_INDEX_BYTES };
  const text = await promisify(gunzip)(bytes, options).catch((error: unknown) => {
    throw new EnvironmentError(`${url} cannot be unpacked: ${String(error).slice(0, 200)}`, { cause: error });
  });
  return text.toString();
}
