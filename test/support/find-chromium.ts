import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the machine's own Chromium; null where there is none. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const files = ["chromium", "chromium-browser", "google-chrome"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return files.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
