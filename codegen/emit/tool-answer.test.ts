import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Document, ToolObject } from "../contract/document.ts";
import { readContract } from "../contract/read-contract.ts";
import { type ToolAnswer, toolAnswer } from "./tool-answer.ts";

const text = await readFile(new URL("../testdata/small/openapi.json", import.meta.url), "utf8");

function answerOf(operation: "search" | "getObject", tool: ToolObject): ToolAnswer {
  const contract = readContract(JSON.parse(text) as Document);
  return toolAnswer(contract, { ...contract.operations.find(({ id }) => id === operation)!, tool });
}

const description = "For a test.";

test("a brief answer has the members that are named, through lists, references and what may be null", () => {
  const { schema } = answerOf("search", { description, brief: ["data.state", "data.parent.parent.id"] });
  expect(schema).toEqual({
    type: "object",
    properties: {
      data: {
        type: "array",
        items: {
          type: "object",
          properties: {
            state: { type: "string", enum: expect.arrayContaining(["running"]) },
            parent: {
              type: ["object", "null"],
              properties: {
                parent: { type: ["object", "null"], properties: { id: { type: "string" } } },
              },
            },
          },
        },
      },
    },
  });
});

test.each<[string, "search" | "getObject", ToolObject, string]>([
  ["a member that is not there", "search", { description, brief: ["data.colour"] }, "has no `colour`"],
  ["a member of a text", "search", { description, brief: ["data.id.x"] }, "has no `x`"],
  ["bytes that are not given as text", "getObject", { description }, "it answers with no JSON"],
])("%s is refused", (_, operation, tool, problem) => {
  expect(() => answerOf(operation, tool)).toThrow(problem);
});
