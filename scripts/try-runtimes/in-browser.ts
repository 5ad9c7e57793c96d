import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { findChromium } from "../../test/support/find-chromium.ts";

const patience = 60_000;

/**
 * Runs the checks in a page of Debian's Chromium, or in a worker of the page, bundled as an application would have them.
 * Returns what failed; null where there is no browser.
 */
export async function inBrowser(
  folder: string,
  place: "page" | "worker",
  service: string,
): Promise<string[] | null> {
  const program = findChromium();
  if (!program) return null;
  const told = Promise.withResolvers<string[]>();
  const files: Record<string, [type: string, text: string]> = {
    "/": ["text/html", `<script type="module">${place === "page" ? "import '/checks.js'" : worker}</script>`],
    "/checks.js": ["text/javascript", await bundle(folder, service)],
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === "POST") told.resolve(JSON.parse(String(Buffer.concat(chunks))));
    const [type, text] = files[request.url ?? ""] ?? ["text/plain", ""];
    response.writeHead(200, { "content-type": type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const profile = await mkdtemp(join(folder, "profile-"));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(program, [...flags, address], { stdio: "ignore", detached: true });
  const late = setTimeout(() => told.resolve([`nothing was told in ${patience / 1000} s`]), patience);
  const failures = await told.promise;
  clearTimeout(late);
  // With the processes that it started.
  process.kill(-browser.pid!, "SIGKILL");
  await once(browser, "close");
  server.closeAllConnections();
  server.close();
  await rm(profile, { recursive: true, maxRetries: 5 });
  return failures;
}

const worker = 'new Worker("/checks.js", { type: "module" })';

async function bundle(folder: string, service: string): Promise<string> {
  const input = join(folder, "browser.mjs");
  await writeFile(
    input,
    `import { failuresAt } from "./checks.mjs";
     const failures = await failuresAt(${JSON.stringify(service)}).catch((error) => [String(error)]);
     await fetch("/", { method: "POST", body: JSON.stringify(failures) });`,
  );
  await using build = await rolldown({ input, platform: "browser", logLevel: "silent" });
  const { output } = await build.generate({ format: "esm" });
  return output[0].code;
}
