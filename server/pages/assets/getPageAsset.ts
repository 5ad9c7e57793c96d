import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { unchanging } from "../../operations/unchanging.ts";

const mediaTypes = {
  "run-log.js": "text/javascript",
  "progress.js": "text/javascript",
  "upload.js": "text/javascript",
  "copy.js": "text/javascript",
  "icon.svg": "image/svg+xml",
} as const;
const files = new Map<string, Promise<Uint8Array>>();

/** Serves the scripts of pages and their icon, each read with its first request. */
export const getPageAsset: Handler<"getPageAsset", Deps, Context> = async (_deps, { path }) => {
  const { asset } = path;
  if (!isAsset(asset)) throw new DomainError("not_found", "request.not_found");
  const file = files.get(asset) ?? readFile(join(import.meta.dirname, asset));
  files.set(asset, file);
  return { status: 200, mediaType: mediaTypes[asset], body: await file, basis: unchanging };
};

function isAsset(name: string): name is keyof typeof mediaTypes {
  return Object.hasOwn(mediaTypes, name);
}
