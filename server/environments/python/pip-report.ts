import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError } from "../environment-error.ts";

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Returns the names of the files that pip would install, from the report that it left. Code of the packages ran beside
 * pip and may have written it: these are names to look up, and nothing more.
 */
export async function readPipReport(folder: string, name: string): Promise<string[]> {
  const file = await open(
    join(folder, name),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > MAX_BYTES) throw new Error("it is no file of a sensible size");
    const buffer = Buffer.alloc(stats.size);
    const { bytesRead } = await file.read(buffer, 0, stats.size, 0);
    const { install } = JSON.parse(buffer.subarray(0, bytesRead).toString()) as {
      install: { download_info: { url: string } }[];
    };
    return install.map(({ download_info: { url } }) =>
      decodeURIComponent(url.split("/").at(-1)!.split("#")[0]!),
    );
  } catch (error) {
    throw new EnvironmentError(`pip's report cannot be read: ${String(error).slice(0, 200)}`, {
      cause: error,
    });
  } finally {
    await file.close();
  }
}
