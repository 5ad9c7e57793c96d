import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownContract } from "../../src/contract/own-contract.ts";
import { allMutations } from "./all-mutations.ts";
import { findingsOf, judge, runKit } from "./judge.ts";
import { createJudgedData, type JudgedData } from "./judged-service.ts";
import { heldOut } from "./kinds/held-out.ts";

/** Of many groups, and caught within a second of processor time; `npm run judge:kit` judges all. */
const quick = [
  "nosniff is misspelt",
  "the session cookie goes along from every site",
  "half a request is left",
  "the origin is echoed, and Vary does not say so",
  "Content-Language names a language that the message is not in",
  "messages are empty",
  "Vary of errors does not name Accept-Language",
  "any password signs in",
  "a count is negative",
  "lists redirect to themselves with a slash",
  "what is not there is null",
  "the list of keys may be kept",
];

/** Others with each contract, so that all have their turn and a commit that changes none is judged by the same. */
const turn = createHash("sha256")
  .update(JSON.stringify(await ownContract()))
  .digest()
  .readUInt8();
const share = [0, 3, 6, 9].map((step) => quick[(turn + step) % quick.length]!);

describe("the mistakes that the kit is judged by", () => {
  it("are many, in many groups, each with a name of its own", () => {
    expect(allMutations.length).toBeGreaterThanOrEqual(160);
    expect(new Set(allMutations.map(({ group }) => group)).size).toBeGreaterThanOrEqual(20);
    const names = [...allMutations, ...heldOut].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("say whose words they break", () => {
    expect([...allMutations, ...heldOut].filter(({ violates }) => violates.length < 5)).toEqual([]);
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

  it.each(share)("catches that %s", { timeout: 300_000 }, async (name) => {
    const mutation = allMutations.find((one) => one.name === name)!;
    expect(await judge(data, mutation, new Set())).toMatchObject({ name, caught: true });
  });
});
