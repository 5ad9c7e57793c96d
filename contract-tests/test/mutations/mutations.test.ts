import { describe, expect, it } from "vitest";
import { allMutations } from "./all-mutations.ts";

describe("the mistakes that the kit is judged by", () => {
  it("are many, in many groups, each with a name of its own", () => {
    expect(allMutations.length).toBeGreaterThanOrEqual(160);
    expect(new Set(allMutations.map(({ group }) => group)).size).toBeGreaterThanOrEqual(20);
    const names = allMutations.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("say whose words they break", () => {
    expect(allMutations.filter(({ violates }) => violates.length < 5)).toEqual([]);
  });
});
