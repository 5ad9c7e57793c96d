import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messagesByPattern } from "./pattern-messages.ts";

type Json = Record<string, unknown>;
const contract = JSON.parse(readFileSync(new URL("../../../openapi.json", import.meta.url), "utf8"));

/** Patterns of parameters and bodies, wherever their schemas refer. */
function patternsOfRequests(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const collect = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, pattern, examples: _, ...members } = node as Json;
    if (typeof $ref === "string") collect(resolve($ref));
    if (typeof pattern === "string") found.add(pattern);
    for (const member of Object.values(members)) collect(member);
  };
  for (const item of Object.values<Json>(contract.paths))
    for (const { parameters, requestBody } of Object.values(item) as Json[])
      collect([parameters, requestBody]);
  return found;
}

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split("/")
    .reduce((node, name) => node[name], contract);

it("has a message for every pattern that a request is held to, and no others", () => {
  expect(Object.keys(messagesByPattern).sort()).toEqual([...patternsOfRequests()].sort());
});

describe("a pattern of text that people are shown", () => {
  it.each(["", "u"])("takes the same text with the flags %j", (flags) => {
    const [line, text] = Object.keys(messagesByPattern).map((pattern) => new RegExp(pattern, flags));
    const accepted = ["Ada", "Zoë 🧪", "\u200eعادة", "Δ₂ – “x”", " a ", "a\u00a0b", "👩\u200d🔬"];
    for (const value of accepted) expect([line!.test(value), text!.test(value)], value).toEqual([true, true]);
    const refused = ["\0", "a\0", "\x1b[31m", "\x7f", "\x85", "a\u202eb", "\u2066a", "\b"];
    for (const value of refused)
      expect([line!.test(value), text!.test(value)], value).toEqual([false, false]);
    for (const value of ["a\nb", "a\r\nb", "a\tb"])
      expect([line!.test(value), text!.test(value)], value).toEqual([false, true]);
    for (const value of ["", " ", "\u3000\u00a0"]) expect(line!.test(value), value).toBe(false);
    expect(text!.test("")).toBe(true);
  });

  it("takes time in proportion to the text", () => {
    const [line] = Object.keys(messagesByPattern).map((pattern) => new RegExp(pattern, "u"));
    // Half a minute and more where each place is tried as a beginning.
    for (const value of [
      `${" ".repeat(1_000_000)}\0`,
      `${"a".repeat(1_000_000)}\0`,
      `${" a".repeat(500_000)}\0`,
    ])
      expect(line!.test(value)).toBe(false);
  });
});
