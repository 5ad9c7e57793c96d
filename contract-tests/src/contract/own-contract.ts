import { readFile } from "node:fs/promises";

/** Reads the contract that this package was published with; in the project itself, the one at its root. */
export async function ownContract(): Promise<unknown> {
  const candidates = ["../../openapi.json", "../../../openapi.json"].map(
    (path) => new URL(path, import.meta.url),
  );
  const texts = await Promise.all(candidates.map((place) => readFile(place, "utf8").catch(() => null)));
  const text = texts.find((found) => found !== null);
  if (text === undefined) throw new TypeError("The openapi.json of this package is missing");
  return JSON.parse(text!);
}
