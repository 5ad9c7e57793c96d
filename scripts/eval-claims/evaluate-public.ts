import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Mirrors, mirrorCandidates } from "../../server/sources/mirrors.ts";
import { findInPaper, type PaperScore, scorePaper } from "./evaluate-paper.ts";
import { type PublicPaper, publicPapers } from "./public-papers.ts";

const run = promisify(execFile);
const secondsToFetch = 120;

/** What is found in public papers that are fetched now, and why others could not be. */
export async function evaluatePublic(): Promise<{ scores: PaperScore[]; skipped: string[] }> {
  const scores: PaperScore[] = [];
  const skipped: string[] = [];
  for (const paper of publicPapers) {
    const folder = await mkdtemp(join(tmpdir(), "eval-claims-"));
    try {
      await fetchCommit(paper, folder);
      const pdf = await readFile(join(folder, paper.paper));
      const name = paper.repository.replace(/^https:\/\/[^/]+\//, "");
      scores.push(scorePaper(name, await findInPaper(pdf, folder), paper.labels));
    } catch (error) {
      skipped.push(`${paper.repository}: ${lastLine(error)}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { scores, skipped };
}

/** Of what git says the last line is the reason. */
function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split("\n").at(-1)!;
}

/** Checks the commit out, from the mirror of the operator's where one is configured. */
async function fetchCommit({ repository, commit }: PublicPaper, folder: string): Promise<void> {
  const git = (...args: string[]) =>
    run("git", ["-C", folder, "-c", "advice.detachedHead=false", ...args], {
      timeout: secondsToFetch * 1000,
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: "0",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_LFS_SKIP_SMUDGE: "1",
      },
    });
  await git("init", "-q");
  const mirrors = JSON.parse(process.env.SERVICE_SOURCE_MIRRORS ?? "{}") as Mirrors;
  const [first, ...others] = mirrorCandidates(repository, mirrors);
  const fetchFrom = async (address: string) =>
    void (await git("fetch", "-q", "--depth", "1", address, commit));
  let fetched = fetchFrom(first!);
  for (const address of others) fetched = fetched.catch(() => fetchFrom(address));
  await fetched;
  await git("checkout", "-q", "FETCH_HEAD");
}
