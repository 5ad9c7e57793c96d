import { expect, it } from "vitest";
import type { Run } from "../../__generated__/types.ts";
import { lastRunOf } from "./last-run.ts";

const run = (id: string, finishedAt: string | null, claimIds = ["c"]) =>
  ({ id, finishedAt, claimIds }) as Run;
const early = run("early", "2026-01-01T00:00:00.000Z");
const late = run("late", "2026-01-02T00:00:00.000Z");

it("is the one that ended last, in whatever order they are listed", () => {
  const others = [run("open", null), run("other", "2026-01-03T00:00:00.000Z", ["d"])];
  expect(lastRunOf({ id: "c" }, [early, late, ...others])?.id).toBe("late");
  expect(lastRunOf({ id: "c" }, [...others, late, early])?.id).toBe("late");
  expect(lastRunOf({ id: "e" }, [early])).toBeUndefined();
});
