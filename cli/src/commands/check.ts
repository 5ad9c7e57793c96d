import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseManifest } from "@research-verification/server/manifest";
import type { Command } from "commander";
import { exitCodes } from "../exit-codes.ts";
import { Failure, materialFailure } from "../failure.ts";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { manifestPath } from "../local/manifest-path.ts";
import { plainLine } from "../plain-text.ts";

/** `rvs check`: everything that is wrong with a manifest, at once. */
export function addCheck(program: Command, session: Session): void {
  program
    .command("check")
    .summary("say everything that is wrong with a manifest")
    .description(
      `Checks ${manifestPath} as the service does and says everything that is wrong with it at once: line, column, field, and what to do. Exits with 1 where there is any problem.`,
    )
    .argument("[place]", "a folder with the manifest, or the file itself", ".")
    .option("--json", "print {file, valid, problems: [{line, column, pointer, message}]}")
    .action((place: string, options: { json?: true }) => check(session, place, options));
}

async function check(session: Session, place: string, { json }: { json?: true }): Promise<void> {
  const { file, bytes } = await readManifest(resolve(session.cwd, place));
  const parsed = parseManifest(bytes);
  const problems = parsed.ok ? [] : parsed.problems;
  session.exitCode = parsed.ok ? exitCodes.done : exitCodes.negative;
  const lines = parsed.ok
    ? [`${file} is valid: ${countsOf(parsed.manifest)}.`]
    : problems.map(
        ({ line, column, pointer, message }) => `${file}:${line}:${column}: ${pointer || "/"}: ${message}`,
      );
  if (json) session.stdout.write(`${jsonText({ file, valid: parsed.ok, problems }, 2)}\n`);
  else session.stdout.write(`${lines.map(plainLine).join("\n")}\n`);
  // The parser stops there.
  if (problems.length === 20) session.stderr.write("There may be more: check again when these are mended.\n");
}

/** More than a manifest may have, which is said as a problem of it. */
const maxBytes = 16 * 1024 * 1024;

async function readManifest(place: string): Promise<{ file: string; bytes: Uint8Array }> {
  const isFolder = (await stat(place).catch(() => null))?.isDirectory() ?? false;
  const file = isFolder ? join(place, manifestPath) : place;
  try {
    const found = await stat(file);
    // A link may lead to a device that never ends.
    if (!found.isFile() || found.size > maxBytes)
      throw materialFailure(`${file} is no regular file, or has more than 16 MiB.`);
    return { file, bytes: await readFile(file) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") throw materialFailure(`${file} cannot be read: ${message}`);
    throw materialFailure(`There is no ${file}.${isFolder ? " `rvs init` drafts one." : ""}`);
  }
}

function countsOf({
  experiments,
  claims,
}: {
  experiments: unknown[];
  claims: { measurements: unknown[] }[];
}): string {
  const measurements = claims.reduce((sum, claim) => sum + claim.measurements.length, 0);
  return `experiments ${experiments.length}, Claims ${claims.length}, measurements ${measurements}`;
}
