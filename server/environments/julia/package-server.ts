import { rm } from "node:fs/promises";
import type { LockedTree } from "../../domain/environment/locked-julia.ts";
import { downloadFile } from "../download-file.ts";
import { EnvironmentError } from "../environment-error.ts";
import { RegistryClient } from "../registry-client.ts";
import { hashTree } from "./hash-tree.ts";

export interface PackageServerSettings {
  /** Speaks the protocol of Julia's package servers: `/package/…`, `/artifact/…`. */
  server: string;
  /** Hosts beside its own that it may send on to. */
  fileHosts: string[];
}

const MAX_FILE_BYTES = 2 * 1024 ** 3;

/** Why it is not had: nobody has it, or nobody could be asked. */
export class NotServedError extends EnvironmentError {}

/** The operator's package server. Whatever it sends must be the folder that was asked for, by its hash. */
export class PackageServer {
  readonly #server: string;
  readonly #client: RegistryClient;

  constructor({ server, fileHosts }: PackageServerSettings) {
    this.#server = server;
    this.#client = new RegistryClient([server], fileHosts, "SERVICE_JULIA_FILE_HOSTS");
  }

  fetchPackage(uuid: string, sha1: string, path: string, signal: AbortSignal): Promise<LockedTree> {
    return this.#fetch(`${this.#server}/package/${uuid}/${sha1}`, sha1, path, signal);
  }

  fetchArtifact(sha1: string, path: string, signal: AbortSignal): Promise<LockedTree> {
    return this.#fetch(`${this.#server}/artifact/${sha1}`, sha1, path, signal);
  }

  async #fetch(url: string, sha1: string, path: string, signal: AbortSignal): Promise<LockedTree> {
    const open = async (address: string, deadline: AbortSignal) => {
      const response = await this.#client.open(address, deadline);
      if (response.status !== 404 && response.status !== 410) return response;
      await response.body?.cancel();
      throw new NotServedError(`${this.#server} does not have it.`);
    };
    await downloadFile(url, { path, maxBytes: MAX_FILE_BYTES, hashes: [] }, signal, open);
    try {
      const tree = await hashTree(path);
      if (tree.sha1 === sha1) return tree;
      throw new EnvironmentError(`It has the tree hash ${tree.sha1}.`);
    } catch (error) {
      await rm(path, { force: true });
      if (!(error instanceof EnvironmentError)) throw error;
      throw new NotServedError(`${url} is not what its name says. ${error.message}`, { cause: error });
    }
  }
}
