import { access, constants, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Embedded, LocalPaper, RunOptions } from "@research-verification/server/embedded";
import { Failure, materialFailure } from "../failure.ts";
import type { Io } from "../io.ts";
import type { LocalCode } from "./find-code.ts";
import { mirrorCode } from "./mirror-code.ts";
import { webAddress } from "./web-address.ts";

/** A paper's code on this machine, and its PDF; null without one. */
export interface Material {
  code: LocalCode;
  paper: string | null;
}

/** Does work with a service of its own in a temporary folder, which is removed however the work ends. */
export async function withEmbedded<T>(
  io: Io,
  { code, paper }: Material,
  runs: RunOptions | undefined,
  work: (service: Embedded, paper: LocalPaper) => Promise<T>,
): Promise<T> {
  if (paper !== null) await requireFile(paper);
  await requirePrograms();
  const { openEmbedded } = await import("@research-verification/server/embedded");
  const scratch = await mkdtemp(join(tmpdir(), "rvs-"));
  try {
    const bareFolder = await mirrorCode(io, code, scratch);
    await using service = await openEmbedded({
      dataDir: join(scratch, "data"),
      code: { bareFolder, url: webAddress(code.origin), isCommitted: code.taken === "commit" },
      signal: io.signal,
      ...(runs && { runs }),
    });
    const title = paper === null ? code.name : basename(paper, ".pdf");
    return await work(service, { path: paper, title });
  } catch (error) {
    if (error instanceof Error && !(error instanceof Failure) && error.name === "EmbeddedError")
      throw materialFailure(error.message);
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw materialFailure(`${path} is not a file. Name the paper's PDF.`);
}

/** Where the service looks for what it fetches code with. */
const programFolders = ["/usr/local/bin", "/usr/bin", "/bin"];
const programs = { git: "git", prlimit: "util-linux" };

async function requirePrograms(): Promise<void> {
  for (const [program, from] of Object.entries(programs)) {
    const found = await Promise.all(programFolders.map((folder) => isThere(join(folder, program))));
    if (!found.includes(true))
      throw materialFailure(`${program} is not there. Looking at code needs Linux with the package ${from}.`);
  }
}

const isThere = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
