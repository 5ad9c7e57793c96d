import { expect, it } from "vitest";
import { inOrder } from "./in-order.ts";

it("shows a text in the order in which it is signed, and letters of any script as they are", () => {
  expect(inOrder("It is \u202e4.74\u202c, \u2067not\u2069 more.")).toBe("It is 4.74, not more.");
  expect(inOrder("שלום 4,74 👩‍🔬 \u0301e\u200b")).toBe("שלום 4,74 👩‍🔬 \u0301e\u200b");
});
