import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cacheControl,
  contentTag,
  createSeal,
  encodedTag,
  findFreshTag,
  matchEntityTag,
  type RevisionInputs,
  type Seal,
  entityTag as tagOf,
} from "./caching.ts";

const entityTag = (secret: string, bytes: string | Uint8Array, seal?: Seal) =>
  tagOf(contentTag(secret, bytes), seal);

describe("an entity tag", () => {
  it("is strong and depends on the bytes and the key", () => {
    const tag = entityTag("secret", "body");
    expect(tag).toMatch(/^"[A-Za-z0-9_-]{32}"$/);
    expect(entityTag("secret", new TextEncoder().encode("body"))).toBe(tag);
    expect(entityTag("secret", "body ")).not.toBe(tag);
    expect(entityTag("other", "body")).not.toBe(tag);
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['"b","a","c"', true],
    ["*", true],
    [" * ", true],
    ['"b"', false],
    ["a", false],
    ['"*"', false],
    ['"ab"', false],
    ["", false],
    [null, false],
  ])("is named by %s: %s", (header, wanted) => {
    expect(matchEntityTag(header, '"a"') !== undefined).toBe(wanted);
  });

  it("is found in any list that contains it", () => {
    const tag = fc.stringMatching(/^[!#-~]{1,20}$/).map((text) => `"${text.replaceAll('"', "")}"`);
    fc.assert(
      fc.property(fc.array(tag), tag, fc.array(tag), (before, own, after) => {
        expect(matchEntityTag([...before, own, ...after].join(", "), own)).toBeDefined();
      }),
    );
  });
});

describe("a tag with a seal", () => {
  const inputs: RevisionInputs = {
    dataRevision: 7,
    operation: "getRun",
    target: "/api/v1/runs/run_1",
    caller: null,
  };
  const seal = createSeal("secret", inputs);
  const tag = entityTag("secret", "body", seal);

  it("is validated by its own seal only, before there is a response", () => {
    expect(findFreshTag(`"other", W/${tag}`, createSeal("secret", { ...inputs }))).toBe(tag);
    const [own, bytes] = tag.slice(1, -1).split(".") as [string, string];
    const near = [`${own}.${bytes.slice(1)}`, `x${own}.${bytes}`, `${own}.`, own, `${seal("")}.${bytes}`];
    for (const header of [null, "*", ...near.map((one) => `"${one}"`), entityTag("secret", "body")])
      expect(findFreshTag(header, seal), String(header)).toBeUndefined();
  });

  it.each<[string, Partial<RevisionInputs>]>([
    ["the data", { dataRevision: 8 }],
    ["the operation", { operation: "getClaim" }],
    ["the address", { target: "/api/v1/runs/run_1?include=logs" }],
    ["whoever asks", { caller: "u" }],
  ])("is another where %s differs", (_, changed) => {
    expect(createSeal("secret", { ...inputs, ...changed })("body")).not.toBe(seal("body"));
    expect(createSeal("other", inputs)("body")).not.toBe(seal("body"));
  });

  it("in a coding is validated where that is taken", () => {
    const br = tagOf(encodedTag(contentTag("secret", "body"), "br"), seal);
    expect(br).not.toBe(tag);
    expect([findFreshTag(br, seal), findFreshTag(br, seal, ["gzip"])]).toEqual([undefined, undefined]);
    expect(findFreshTag(br, seal, ["gzip", "br"])).toBe(br);
    expect(findFreshTag(tag, seal, ["br"])).toBe(tag);
    expect([matchEntityTag(br, tag), matchEntityTag(br, tag, ["br"])]).toEqual([undefined, br]);
    expect(matchEntityTag(tag, br, ["br"])).toBe(tag);
  });

  it("is validated by its content under any seal, and repeated as sent", () => {
    const later = entityTag("secret", "body", createSeal("secret", { ...inputs, dataRevision: 8 }));
    expect(later).not.toBe(tag);
    expect(matchEntityTag(`"a", ${tag}`, later)).toBe(tag);
    expect(matchEntityTag(entityTag("secret", "body"), later)).toBe(entityTag("secret", "body"));
    expect(matchEntityTag("*", later)).toBe(later);
    expect(matchEntityTag(entityTag("secret", "other", seal), tag)).toBeUndefined();
  });
});

it.each([
  ["revision", false, "public, max-age=0, must-revalidate"],
  ["revision", true, "private, no-store"],
  ["revalidate", false, "public, max-age=0, must-revalidate"],
  ["revalidate", true, "private, no-store"],
  ["immutable", false, "public, max-age=31536000, immutable"],
  ["immutable", true, "private, no-store"],
  ["no-store", false, "no-store"],
  ["no-store", true, "no-store"],
] as const)("keeps what is %s, for somebody in particular: %s", (policy, identified, wanted) => {
  expect(cacheControl(policy, identified)).toBe(wanted);
});
