import { createHash } from "node:crypto";
import { EnvironmentError } from "../environment-error.ts";
import type { GatewayAnswer } from "../gateway/gateway.ts";
import type { IndexFile } from "./parse-index-page.ts";
import type { PythonIndex } from "./python-index.ts";

/** A file that the gateway has passed on, whole and as the index describes it. */
export interface PassedFile {
  name: string;
  file: string;
  byteSize: number;
  sha256: string;
}

const MAX_FILE_BYTES = 4 * 1024 ** 3;

/** A normalized name, as a client asks for it. */
const PAGE = /^\/simple\/([a-z0-9]+(?:-[a-z0-9]+)*)\/$/;
const FILE = /^\/files\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([^/]+)$/;

/** What pip is shown of an index: pages without addresses, and the files on them; nothing newer than a date. */
export class PythonGateway {
  readonly passed = new Map<string, PassedFile>();
  /** Whether a file without a date was shown although a date was asked for: the index does not say. */
  isUndated = false;
  readonly #index: PythonIndex;
  readonly #asOf: string | null;

  constructor(index: PythonIndex, asOf: string | null) {
    this.#index = index;
    this.#asOf = asOf;
  }

  answer = async (path: string, signal: AbortSignal): Promise<GatewayAnswer | null> => {
    const [, project] = PAGE.exec(path) ?? [];
    if (project !== undefined) return this.#page(project, signal);
    const [, owner, name] = FILE.exec(path) ?? [];
    if (owner === undefined) return null;
    const file = (await this.files(owner, signal))?.find((each) => each.file === name);
    return file ? this.#file(owner, file, signal) : null;
  };

  /** Those that are shown. */
  async files(project: string, signal: AbortSignal): Promise<IndexFile[] | null> {
    const files = await this.#index.files(project, signal);
    const asOf = this.#asOf;
    if (files === null || asOf === null) return files;
    if (files.some(({ uploadedAt }) => uploadedAt === null)) this.isUndated = true;
    const latest = Date.parse(asOf);
    return files.filter(({ uploadedAt }) => uploadedAt === null || Date.parse(uploadedAt) <= latest);
  }

  async #page(project: string, signal: AbortSignal): Promise<GatewayAnswer | null> {
    const files = await this.files(project, signal);
    if (files === null) return null;
    const lines = files.map(
      ({ file, sha256, requiresPython, isYanked }) =>
        `<a href="/files/${project}/${encodeURIComponent(file)}${sha256 === null ? "" : `#sha256=${sha256}`}"` +
        `${requiresPython === null ? "" : ` data-requires-python="${escapeHtml(requiresPython)}"`}` +
        `${isYanked ? ' data-yanked=""' : ""}>${escapeHtml(file)}</a><br>`,
    );
    const body = `<!DOCTYPE html><html><body>\n${lines.join("\n")}\n</body></html>\n`;
    return { type: "text/html; charset=utf-8", byteSize: Buffer.byteLength(body), body };
  }

  async #file(name: string, listed: IndexFile, signal: AbortSignal): Promise<GatewayAnswer> {
    const response = await this.#index.open(listed.url, signal);
    if (!response.ok || !response.body)
      throw new EnvironmentError(`${listed.url} answered ${response.status}.`);
    const length = Number(response.headers.get("content-length") ?? Number.NaN);
    const { passed } = this;
    async function* record() {
      const hash = createHash("sha256");
      let byteSize = 0;
      for await (const chunk of response.body!) {
        byteSize += chunk.byteLength;
        if (byteSize > MAX_FILE_BYTES) throw new Error(`${listed.file} is too large`);
        hash.update(chunk);
        yield chunk;
      }
      const sha256 = hash.digest("hex");
      // pip refuses it as well; but what runs beside pip is not believed.
      if (listed.sha256 !== null && listed.sha256 !== sha256) return;
      passed.set(listed.file, { name, file: listed.file, byteSize, sha256 });
    }
    const type = "application/octet-stream";
    return { type, ...(Number.isSafeInteger(length) ? { byteSize: length } : {}), body: record() };
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (each) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[each]!);
