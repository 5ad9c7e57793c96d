import { Parser } from "htmlparser2";
import { DISTRIBUTION_FILE } from "../../domain/environment/locked-python.ts";

/** A file that an index lists for a project. */
export interface IndexFile {
  file: string;
  url: string;
  /** Null where the index does not say. */
  sha256: string | null;
  /** An ISO 8601 time; null where the index does not say, as in HTML. */
  uploadedAt: string | null;
  requiresPython: string | null;
  isYanked: boolean;
}

const MAX_FILES = 50_000;

/** Reads a project's page of the simple repository API, JSON or HTML. What is not understood is left out. */
export function parseIndexPage(type: string, text: string, address: string): IndexFile[] {
  const files = /json/i.test(type) ? parseJson(text, address) : parseHtml(text, address);
  return files.slice(0, MAX_FILES).filter(({ file, url }) => DISTRIBUTION_FILE.test(file) && url !== "");
}

function parseJson(text: string, address: string): IndexFile[] {
  const page = JSON.parse(text) as { files?: unknown };
  if (!Array.isArray(page?.files)) return [];
  return page.files.filter(isObject).map((each) => {
    const hashes = isObject(each.hashes) ? each.hashes : {};
    const uploadedAt = textOr(each["upload-time"]);
    return {
      file: textOr(each.filename) ?? "",
      url: resolveUrl(textOr(each.url) ?? "", address),
      sha256: sha256Or(hashes.sha256),
      uploadedAt: uploadedAt !== null && !Number.isNaN(Date.parse(uploadedAt)) ? uploadedAt : null,
      requiresPython: textOr(each["requires-python"]),
      isYanked: each.yanked !== undefined && each.yanked !== false,
    };
  });
}

function parseHtml(text: string, address: string): IndexFile[] {
  const files: IndexFile[] = [];
  let current: IndexFile | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href } = attributes;
      if (name !== "a" || href === undefined) return;
      const [url = "", fragment = ""] = resolveUrl(href, address).split("#");
      current = {
        file: "",
        url,
        sha256: sha256Or(/(?:^|&)sha256=([0-9a-f]{64})/.exec(fragment)?.[1]),
        uploadedAt: null,
        requiresPython: attributes["data-requires-python"] ?? null,
        isYanked: attributes["data-yanked"] !== undefined,
      };
    },
    ontext(data) {
      if (current && current.file.length < 300) current.file += data.trim();
    },
    onclosetag(name) {
      if (name !== "a" || !current) return;
      files.push(current);
      current = null;
    },
  });
  parser.end(text);
  return files;
}

const resolveUrl = (url: string, address: string) => URL.parse(url, address)?.href ?? "";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOr = (value: unknown) => (typeof value === "string" && value.length < 5000 ? value : null);

const sha256Or = (value: unknown) =>
  typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : null;
