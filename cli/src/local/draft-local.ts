import { access, constants, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { LocalDraft } from "@research-verification/server/embedded";
import { materialFailure } from "../failure.ts";
import type { Io } from "../io.ts";
import type { LocalCode } from "./find-code.ts";
import { mirrorCode } from "./mirror-code.ts";
import { webAddress } from "./web-address.ts";

/** Looks at code and paper in a service of its own, in a temporary folder, and drafts a manifest. Runs nothing of them. */
export async function draftLocal(io: Io, code: LocalCode, paper: string | null): Promise<LocalDraft> {
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
    });
    const title = paper === null ? code.name : basename(paper, ".pdf");
    return await service.draft({ path: paper, title }).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== "EmbeddedError") throw error;
      throw materialFailure(error.message);
    });
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

async function requirePrograms(): Promise<void> {
  for (const [program, from] of [
    ["git", "git"],
    ["prlimit", "util-linux"],
  ] as const) {
    const found = await Promise.all(
      programFolders.map((folder) =>
        access(join(folder, program), constants.X_OK).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (!found.includes(true))
      throw materialFailure(`${program} is not there. Looking at code needs Linux with the package ${from}.`);
  }
}
