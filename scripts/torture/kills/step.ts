import type { Random } from "../../random.ts";
import type { Problems } from "../scenario.ts";
import type { Acknowledged, LoadFixture } from "./model.ts";

/** One request, or a few that belong together, of a client; rejects where an answer did not come. */
export type Step = () => Promise<void>;

export interface Load {
  fixture: LoadFixture;
  model: Acknowledged;
  random: Random;
  problems: Problems;
  counts: LoadCounts;
}

interface LoadCounts {
  /** Requests whose answer did not come. */
  lost: number;
  /** Requests refused since the account has as many unfinished papers and Runs as it may have: lives are short. */
  refused: number;
}
