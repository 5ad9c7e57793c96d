import { describe, expect, it } from "vitest";
import { createChangeLog } from "./recent-changes.ts";

const [at, later, earlier] = ["2026-01-02", "2026-01-03", "2026-01-01"];
const none = new Set<string>();

describe("a log of changes", () => {
  const log = createChangeLog();
  log.add([
    { number: 4, repositoryId: "repo_a", place: { at, id: "m" } },
    { number: 5, repositoryId: "repo_b", place: null },
  ]);

  it.each([
    { after: null, until: null, touched: true },
    { after: { at: later, id: "a" }, until: { at: earlier, id: "z" }, touched: true },
    { after: { at, id: "n" }, until: { at, id: "l" }, touched: true },
    // The place of a cursor is on the page before it; that of the last row is on its own.
    { after: { at, id: "m" }, until: null, touched: false },
    { after: null, until: { at, id: "m" }, touched: true },
    { after: null, until: { at, id: "n" }, touched: false },
    { after: { at: earlier, id: "z" }, until: null, touched: false },
    { after: null, until: { at: later, id: "a" }, touched: false },
  ])("knows which Claims stand in a range: %j", ({ touched, ...range }) => {
    expect(log.mayTouch({ repositories: none, range }, 3)).toBe(touched);
    expect(log.mayTouch({ repositories: none, range: null }, 3)).toBe(false);
  });

  it("knows who was changed, wherever the Claims stand", () => {
    const repositories = new Set(["repo_b"]);
    expect(log.mayTouch({ repositories, range: null }, 4)).toBe(true);
    expect(log.mayTouch({ repositories, range: null }, 5)).toBe(false);
    expect(log.mayTouch({ repositories: new Set(["repo_a"]), range: null }, 4)).toBe(false);
  });

  it("rules nothing out since a change that it has forgotten", () => {
    const small = createChangeLog(4);
    const scope = { repositories: none, range: null };
    for (let number = 1; number <= 5; number++) small.add([{ number, repositoryId: "repo_a", place: null }]);
    expect([0, 1, 2, 3, 5].map((since) => small.mayTouch(scope, since))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    small.forgetUntil(9);
    expect([8, 9].map((since) => small.mayTouch(scope, since))).toEqual([true, false]);
  });

  it("forgets a change as a whole", () => {
    const small = createChangeLog(2);
    const changed = { number: 7, repositoryId: "repo_a" };
    small.add([
      { ...changed, place: { at, id: "a" } },
      { ...changed, place: { at, id: "b" } },
      { ...changed, place: { at, id: "c" } },
    ]);
    const scope = { repositories: none, range: { after: null, until: { at, id: "c" } } };
    expect(small.mayTouch(scope, 6)).toBe(true);
    expect(small.mayTouch(scope, 7)).toBe(false);
  });
});
