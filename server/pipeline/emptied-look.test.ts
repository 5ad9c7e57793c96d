import { expect, it } from "vitest";
import { lookWithoutInputs } from "./emptied-look.ts";

it("looks at no Run that no Claim asks for: nothing is observed of it, with inputs or without", async () => {
  const context = { deps: {} } as never;
  const definition = { command: "true" } as never;
  const inputs = { claims: [], source: "/none", onLog: () => undefined } as never;
  expect(await lookWithoutInputs(context, definition, inputs, [{}] as never, [])).toEqual([]);
});
