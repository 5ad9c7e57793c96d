import { readFile } from "node:fs/promises";
import { header } from "../text/header.ts";

/** A file of `codegen/prelude`, moved: the hand-written types that the server's generated ones are made of. */
export async function emitPrelude(name: string): Promise<string> {
  const source = await readFile(new URL(`../prelude/${name}`, import.meta.url), "utf8");
  return header + source;
}
