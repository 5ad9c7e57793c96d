import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

const names = ["run-log.js"];
const scripts = new Map<string, Promise<Uint8Array>>();

/** Serves the scripts of pages, each read with its first request. */
export const getPageAsset: Handler<"getPageAsset", Deps, Context> = async (_deps, { path }) => {
  const { asset } = path;
  if (!names.includes(asset)) throw new DomainError("not_found", "request.not_found");
  const script = scripts.get(asset) ?? readFile(join(import.meta.dirname, asset));
  scripts.set(asset, script);
  return { status: 200, mediaType: "text/javascript", body: await script };
};
