import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const path = findChromium();

/** Why there are no tests in a browser here, or null; said once, where they are skipped. */
export const chromiumMissing = path === null ? "no chromium is installed: apt-get install chromium" : null;
if (chromiumMissing) console.warn(`\n*** TESTS IN A BROWSER SKIPPED: ${chromiumMissing}\n`);

/** Opens the machine's own Chromium: npm brings none. */
export function openChromium(): Promise<Browser> {
  // Chromium's own sandbox refuses root, and these pages are ours.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: path!, args });
}

function findChromium(): string | null {
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
