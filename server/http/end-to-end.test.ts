import { expect, it } from "vitest";
import { endToEndHeaders } from "./end-to-end.ts";

it("keeps repeated end-to-end headers and removes hop-by-hop headers", () => {
  const raw = [
    "Host",
    "a",
    "Set-Cookie",
    "b=1",
    "X-Own",
    "1",
    "connection",
    "close, X-Own",
    "set-cookie",
    "c=2",
  ];
  const connection = ["Keep-Alive", "5", "TE", "trailers", "Trailer", "x", "Transfer-Encoding", "chunked"];
  expect(
    endToEndHeaders([...raw, ...connection, "Upgrade", "h2c", "Proxy-Authorization", "x"], ["host"]),
  ).toEqual([...["Set-Cookie", "b=1", "set-cookie", "c=2"]]);
});
