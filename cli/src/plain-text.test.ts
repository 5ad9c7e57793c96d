import { expect, it } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

it("leaves nothing that a terminal obeys", () => {
  const hostile =
    "\u001b[2J\u001b]0;owned\u0007\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\\u009b31m\r\b\u202etxt\u0000";
  expect(plainText(`a${hostile}\n\tb`)).toBe("alinktxt\n\tb");
  expect(plainText("\u001b".repeat(3))).toBe("");
});

it("makes one line of several", () => {
  expect(plainLine(" a\n\r\u2028 b\u001b[1m ")).toBe("a b");
});
