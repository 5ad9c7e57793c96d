import type { Response } from "undici";
import { EnvironmentError } from "../environment-error.ts";
import { RegistryClient, readBytes } from "../registry-client.ts";
import { type IndexFile, parseIndexPage } from "./parse-index-page.ts";

export interface PythonIndexSettings {
  /** Of the simple repository API, with a slash at the end: `https://pypi.org/simple/`. */
  index: string;
  /** Hosts beside the index's own that files may be on: `files.pythonhosted.org`. */
  fileHosts: string[];
}

const MAX_PAGE_BYTES = 64 * 1024 * 1024;

/** The operator's Python index (the simple repository API). Nothing is fetched from anywhere else, by redirects neither. */
export class PythonIndex {
  readonly #index: string;
  readonly #client: RegistryClient;
  readonly #pages = new Map<string, Promise<IndexFile[] | null>>();

  constructor({ index, fileHosts }: PythonIndexSettings) {
    this.#index = index;
    this.#client = new RegistryClient([index], fileHosts, "SERVICE_PYTHON_FILE_HOSTS");
  }

  /** The files of a project that may be fetched; null where the index has no such project. */
  files(project: string, signal: AbortSignal): Promise<IndexFile[] | null> {
    const known = this.#pages.get(project);
    // Whoever asked first may have gone, which ends that request and not this one.
    return known?.catch(() => this.#read(project, signal)) ?? this.#read(project, signal);
  }

  #read(project: string, signal: AbortSignal): Promise<IndexFile[] | null> {
    const page = this.#fetchPage(project, signal);
    this.#pages.set(project, page);
    page.catch(() => this.#pages.get(project) === page && this.#pages.delete(project));
    return page;
  }

  /** @throws EnvironmentError if it is not where files may be. */
  open(url: string, signal: AbortSignal): Promise<Response> {
    return this.#client.open(url, signal);
  }

  async #fetchPage(project: string, signal: AbortSignal): Promise<IndexFile[] | null> {
    const url = new URL(`${encodeURIComponent(project)}/`, this.#index).href;
    const response = await this.#client.open(url, signal, { accept: ACCEPTED });
    if (response.status === 404) return null;
    if (!response.ok || !response.body) throw new EnvironmentError(`${url} answered ${response.status}.`);
    const type = response.headers.get("content-type") ?? "";
    const text = (await readBytes(response, url, MAX_PAGE_BYTES)).toString();
    return parseIndexPage(type, text, response.url || url).filter((file) => this.#client.isAllowed(file.url));
  }
}

const ACCEPTED = "application/vnd.pypi.simple.v1+json, text/html;q=0.5";
