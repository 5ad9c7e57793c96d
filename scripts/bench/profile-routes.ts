import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDataSet, type Size } from "./data/data-set.ts";
import { rareWord } from "./data/words.ts";
import { createLoader } from "./measure/loader.ts";
import { ownShares } from "./measure/read-profile.ts";
import { pathOfClaim } from "./rows/claim.ts";
import { ensurePeers } from "./servers/peers.ts";
import { startService } from "./servers/service.ts";

const routes = {
  "a page of 20 Claims": "/api/v1/claims?limit=20",
  "a Claim by its id": pathOfClaim(42),
  "a search for a rare word": `/api/v1/search?q=${rareWord}`,
};

const seconds = 6;
const shown = 12;

/** Says, as Markdown, which functions take the time of the three routes where the service keeps no answers. */
export async function profileRoutes(size: Size, cache: string, say: (line: string) => void): Promise<void> {
  ensurePeers();
  const dataFolder = await ensureDataSet(size, say, cache);
  const loader = createLoader();
  try {
    for (const [title, path] of Object.entries(routes)) {
      const folder = await mkdtemp(join(tmpdir(), "rvs-profile-"));
      const service = await startService({
        dataFolder,
        settings: { SERVICE_ANSWER_CACHE_MIB: "0" },
        // Joined, functions are found by no file of their own.
        script: join(import.meta.dirname, "../../server/main.ts"),
        flags: ["--cpu-prof", `--cpu-prof-dir=${folder}`],
        logFile: join(cache, "logs/profile.log"),
      });
      // The first seconds, until V8 has compiled what is hot, are not looked at.
      await loader.load({ url: service.url, requests: [{ path }], expected: 200, connections: 16, seconds });
      await service.stop();
      say(`| ${title} | own time |\n|---|---:|`);
      for (const { name, share } of ownShares(folder, seconds / 2, shown))
        say(`| \`${name}\` | ${(share * 100).toFixed(1)} % |`);
      say("");
      await rm(folder, { recursive: true });
    }
  } finally {
    loader.stop();
  }
}
