import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allMutations } from "./all-mutations.ts";
import { allPairs, drawPairs } from "./generated/draw.ts";
import { contract } from "./generated/pairs.ts";
import { findingsOf, judge, runKit } from "./judge.ts";
import { createJudgedData, type JudgedData } from "./judged-service.ts";
import { heldOut } from "./kinds/held-out.ts";
import { heldOutOfHttp } from "./kinds/held-out-of-http.ts";
import { heldOutOfRecords } from "./kinds/held-out-of-records.ts";

/** Judged here, where a run takes seconds; `npm run judge:kit` judges all. */
const share = [
  "hasMore is always false",
  "listRuns begins with the oldest",
  "claimCount is one too many",
  "search limits repositories, and Claims not",
  "Vary does not name Authorization",
  "half a request is left",
];

/** Of those that are derived from the contract; `npm run judge:kit -- --drawn SEED/COUNT` judges others. */
const derived = ["search ignores claim_cursor"];

describe("the mistakes that the kit is judged by", () => {
  it("are many, in many groups, each with a name of its own", () => {
    expect(allMutations.length).toBeGreaterThanOrEqual(160);
    expect(new Set(allMutations.map(({ group }) => group)).size).toBeGreaterThanOrEqual(20);
    const names = [...allMutations, ...heldOut, ...heldOutOfRecords, ...heldOutOfHttp].map(
      ({ name }) => name,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("say whose words they break", () => {
    expect(
      [...allMutations, ...heldOut, ...heldOutOfRecords, ...heldOutOfHttp].filter(
        ({ violates }) => violates.length < 5,
      ),
    ).toEqual([]);
  });
});

describe("the mistakes that are derived from the contract", () => {
  it("are thousands, in every operation, and drawn by a seed", () => {
    const all = allPairs();
    expect(all.length).toBeGreaterThan(10_000);
    expect(new Set(all.map(({ operation }) => operation)).size).toBe(contract.operations.length);
    const names = (seed: number) => drawPairs(seed, 30).map(({ group, name }) => `${group}: ${name}`);
    expect(names(1)).toEqual(names(1));
    expect(names(1)).not.toEqual(names(2));
  });
});

describe("the kit", () => {
  let data: JudgedData;
  beforeAll(async () => {
    data = await createJudgedData(1);
  });
  afterAll(() => data[Symbol.asyncDispose]());

  it("raises nothing on our service, whatever it writes", { timeout: 300_000 }, async () => {
    expect(findingsOf(await runKit(data, null))).toEqual([]);
  });

  it.each(derived)("catches that %s", { timeout: 300_000 }, async (name) => {
    const mutation = allPairs().find((one) => one.name === name)!;
    expect(await judge(data, mutation, new Set())).toMatchObject({ name, caught: true });
  });

  it.each(share)("catches that %s", { timeout: 300_000 }, async (name) => {
    const mutation = allMutations.find((one) => one.name === name)!;
    expect(await judge(data, mutation, new Set())).toMatchObject({ name, caught: true });
  });
});
