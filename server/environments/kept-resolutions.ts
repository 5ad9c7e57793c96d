import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOfRecord, hexOf } from "../domain/digest.ts";
import { passingFailures } from "./passing-failures.ts";

const MAX_AGE_MILLISECONDS = 24 * 60 * 60_000;

/**
 * What is resolved at most once a day for the same needs: what is asked for again within it gets the same answer. Nothing
 * is kept of what was resolved while something failed that passes, and so may lack what can be had.
 */
export class KeptResolutions {
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date) {
    this.#folder = join(folder, "resolutions");
    this.#now = now;
  }

  async get<T extends object>(needs: object, resolve: () => Promise<T>): Promise<T & { resolvedAt: string }> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = join(this.#folder, `${hexOf(digestOfRecord(needs))}.json`);
    const text = await readFile(path, "utf8").catch(() => null);
    const known = text === null ? null : (JSON.parse(text) as T & { resolvedAt: string });
    if (known && this.#now().getTime() - Date.parse(known.resolvedAt) < MAX_AGE_MILLISECONDS) return known;
    const before = passingFailures();
    const resolved = { ...(await resolve()), resolvedAt: this.#now().toISOString() };
    if (passingFailures() !== before) return resolved;
    await writeFile(`${path}.new`, JSON.stringify(resolved));
    await rename(`${path}.new`, path);
    return resolved;
  }
}
