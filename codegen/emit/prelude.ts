import { readFile } from "node:fs/promises";
import { header } from "../text/header.ts";

/** A file of `codegen/prelude`, moved: hand-written types and functions that generated code is made of or needs. */
export async function emitPrelude(name: string): Promise<string> {
  const source = await readFile(new URL(`../prelude/${name}`, import.meta.url), "utf8");
  return header + source;
}
