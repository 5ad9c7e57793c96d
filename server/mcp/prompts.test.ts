import { expect, it } from "vitest";
import { registerPrompts } from "./prompts.ts";

it("has the library compile no schema anew for each message: it would keep them all", () => {
  const schemas = () => {
    const seen: unknown[] = [];
    registerPrompts({
      registerPrompt: ((_name: string, { argsSchema }: { argsSchema: unknown }) =>
        seen.push(argsSchema)) as never,
    });
    return seen;
  };
  const [first, second] = [schemas(), schemas()];
  expect(first.length).toBeGreaterThan(0);
  for (const [index, schema] of first.entries()) expect(second[index]).toBe(schema);
});
