import type { Response } from "undici";
import { EnvironmentError } from "../environment-error.ts";
import { fetchUrl } from "../http-client.ts";
import { type IndexFile, parseIndexPage } from "./parse-index-page.ts";

export interface PythonIndexSettings {
  /** Of the simple repository API, with a slash at the end: `https://pypi.org/simple/`. */
  index: string;
  /** Hosts beside the index's own that files may be on: `files.pythonhosted.org`. */
  fileHosts: string[];
}

const TIMEOUT_MILLISECONDS = 10 * 60_000;
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/** The operator's Python index (the simple repository API). Nothing is fetched from anywhere else, by redirects neither. */
export class PythonIndex {
  readonly #settings: PythonIndexSettings;
  readonly #pages = new Map<string, Promise<IndexFile[] | null>>();

  constructor(settings: PythonIndexSettings) {
    this.#settings = settings;
  }

  /** The files of a project that may be fetched; null where the index has no such project. */
  files(project: string, signal: AbortSignal): Promise<IndexFile[] | null> {
    const known = this.#pages.get(project) ?? this.#fetchPage(project, signal);
    this.#pages.set(project, known);
    known.catch(() => this.#pages.delete(project));
    return known;
  }

  /** @throws EnvironmentError if it is not where files may be. */
  open(url: string, signal: AbortSignal): Promise<Response> {
    return this.#request(url, {}, signal);
  }

  async #fetchPage(project: string, signal: AbortSignal): Promise<IndexFile[] | null> {
    const url = new URL(`${encodeURIComponent(project)}/`, this.#settings.index).href;
    const response = await this.#request(url, { accept: ACCEPTED }, signal);
    if (response.status === 404) return null;
    if (!response.ok || !response.body) throw new EnvironmentError(`${url} answered ${response.status}.`);
    const type = response.headers.get("content-type") ?? "";
    const text = await readText(response, url);
    return parseIndexPage(type, text, response.url || url).filter((file) => this.#isAllowed(file.url));
  }

  async #request(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]);
    let next = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (!this.#isAllowed(next))
        throw new EnvironmentError(
          `${next} is not on the index's own host, nor on SERVICE_PYTHON_FILE_HOSTS.`,
        );
      const response = await fetchUrl(next, { headers, redirect: "manual", signal: deadline }).catch(
        (error) => {
          signal.throwIfAborted();
          const reason = error.cause instanceof Error ? error.cause.message : String(error.message);
          throw new EnvironmentError(`${next} cannot be fetched: ${reason}`, { cause: error });
        },
      );
      const location = response.headers.get("location");
      if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
      await response.body?.cancel();
      next = URL.parse(location, next)?.href ?? "";
    }
    throw new EnvironmentError(`${url} redirects more than ${MAX_REDIRECTS} times.`);
  }

  /** The index's own address, with its port; or a host of the setting, by HTTPS and on its port alone. */
  #isAllowed(url: string): boolean {
    const parsed = URL.parse(url);
    if (parsed === null) return false;
    if (parsed.username !== "" || parsed.password !== "") return false;
    if (parsed.origin === new URL(this.#settings.index).origin) return true;
    return parsed.protocol === "https:" && this.#settings.fileHosts.includes(parsed.host);
  }
}

const ACCEPTED = "application/vnd.pypi.simple.v1+json, text/html;q=0.5";

async function readText(response: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body!) {
    bytes += chunk.byteLength;
    if (bytes > MAX_PAGE_BYTES) throw new EnvironmentError(`${url} has more than ${MAX_PAGE_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
