import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { unchanging } from "../../operations/unchanging.ts";

let icon: Promise<Uint8Array> | undefined;

/** Serves the icon where crawlers and older browsers look for it; `assets/icon.svg` is what it was drawn from. */
export const getFavicon: Handler<"getFavicon", Deps, Context> = async () => {
  icon ??= readFile(join(import.meta.dirname, "../assets/favicon.ico"));
  return { status: 200, mediaType: "image/vnd.microsoft.icon", body: await icon, basis: unchanging };
};
