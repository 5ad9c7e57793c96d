import { expect, it } from "vitest";
import { pipelineStages } from "../../__generated__/enumerations.ts";
import { stages } from "./all.ts";

it("has the contract's stages in the contract's order, but for the one that follows the last", () => {
  expect([...stages.map(({ name }) => name), "completed"]).toEqual(pipelineStages);
});
