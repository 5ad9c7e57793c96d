import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { entryPath, openParentFolder } from "./open-without-links.ts";
import { RESERVED_VARIABLES } from "./variables.ts";

/** Where an environment says which variables its programs are given: those of an image, or what was built on a base. */
export const VARIABLES_FILE = "/etc/environment-variables.json";

const MAX_BYTES = 256 * 1024;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Reads them. What was installed on the image may have changed the file: it is looked at as if nobody had. */
export async function readRootVariables(root: string): Promise<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(await readWithoutLinks(root, VARIABLES_FILE.split("/").slice(1)));
    const entries = typeof values === "object" && values !== null ? Object.entries(values) : [];
    return Object.fromEntries(entries.filter(isVariable));
  } catch {
    return {};
  }
}

const isVariable = ([name, value]: [string, unknown]) =>
  NAME.test(name) && !RESERVED_VARIABLES.includes(name) && typeof value === "string" && !value.includes("\0");

async function readWithoutLinks(root: string, parts: string[]): Promise<string> {
  await using folder = await openParentFolder(root, parts);
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  await using file = await open(entryPath(folder, parts.at(-1)!), flags);
  const entry = await file.stat();
  if (!entry.isFile() || entry.size > MAX_BYTES) return "{}";
  return file.readFile("utf8");
}
