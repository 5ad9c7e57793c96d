import { readFile } from "node:fs/promises";

/** The contract that this package was published with; in the project itself, the one at its root. */
export async function ownContract(): Promise<unknown> {
  const places = ["../../openapi.json", "../../../openapi.json"].map(
    (path) => new URL(path, import.meta.url),
  );
  const texts = await Promise.all(places.map((place) => readFile(place, "utf8").catch(() => null)));
  const text = texts.find((found) => found !== null);
  if (text === undefined) throw new TypeError("This package has lost its openapi.json");
  return JSON.parse(text!);
}
