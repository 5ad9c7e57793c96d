import type { Random } from "../random.ts";
import type { Problems } from "../scenario.ts";
import type { Acknowledged, LoadFixture } from "./model.ts";

/** One request, or a few that belong together, of a client; rejects where an answer did not come. */
export type Step = () => Promise<void>;

export interface Load {
  fixture: LoadFixture;
  model: Acknowledged;
  random: Random;
  problems: Problems;
}
