import { expect, it } from "vitest";
import { endToEndHeaders } from "./end-to-end.ts";

it("keeps what belongs to the message, as often as it came, and nothing of the connection", () => {
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
