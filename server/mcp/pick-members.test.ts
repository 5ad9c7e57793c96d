import { expect, it } from "vitest";
import { pickMembers } from "../__generated__/pick-members.ts";

it("keeps what the paths lead to, through lists and what may be null", () => {
  const answer = {
    data: [
      { id: "a", links: { html: "/a", self: "/api/a" }, parent: null, text: "long" },
      { id: "b", links: { html: "/b" }, parent: { id: "a", text: "long" } },
    ],
    pagination: { nextCursor: null },
  };
  expect(pickMembers(answer, ["data.id", "data.links.html", "data.parent.id", "pagination", "gone"])).toEqual(
    {
      data: [
        { id: "a", links: { html: "/a" }, parent: null },
        { id: "b", links: { html: "/b" }, parent: { id: "a" } },
      ],
      pagination: { nextCursor: null },
    },
  );
});

it("takes names as they are", () => {
  const answer = JSON.parse('{"constructor": 1, "__proto__": {"x": 1}}');
  expect(pickMembers(answer, ["toString", "constructor"])).toEqual({ constructor: 1 });
});
