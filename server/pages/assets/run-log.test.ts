import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const source = readFileSync(join(import.meta.dirname, "run-log.js"), "utf8");

/** The script in a page that has as much of a browser as it uses. */
function follow(state: string) {
  const pieces: { className: string; textContent: string }[] = [{ className: "", textContent: "as loaded" }];
  const listeners = new Map<string, (event: { data: string }) => void>();
  const visited: string[] = [];
  const log = {
    dataset: { stream: "/stream", page: "/page", state },
    ...{ scrollHeight: 100, scrollTop: 0, clientHeight: 100 },
    replaceChildren: () => pieces.splice(0),
    append: (piece: (typeof pieces)[number]) => pieces.push(piece),
    get childElementCount() {
      return pieces.length;
    },
    firstElementChild: { remove: () => pieces.shift() },
  };
  let address: string | null = null;
  class EventSource {
    constructor(from: string) {
      address = from;
    }
    addEventListener(name: string, listener: (event: { data: string }) => void) {
      listeners.set(name, listener);
    }
    close() {
      address = null;
    }
  }
  const document = { getElementById: () => log, createElement: () => ({ className: "", textContent: "" }) };
  const location = { replace: (to: string) => visited.push(to) };
  runInNewContext(source, { document, location, EventSource });
  const send = (name: string, data: unknown) => listeners.get(name)!({ data: JSON.stringify(data) });
  return { pieces, visited, send, address: () => address };
}

it("puts what is streamed in the place of what was loaded, as text", () => {
  const page = follow("running");
  expect(page.address()).toBe("/stream");
  page.send("log", { stream: "stdout", text: "<b>one</b>\n" });
  page.send("log", { stream: "stderr", text: "two\n" });
  expect(page.pieces).toEqual([
    { className: "stdout", textContent: "<b>one</b>\n" },
    { className: "stderr", textContent: "two\n" },
  ]);
});

it("keeps the last pieces of very many", () => {
  const page = follow("running");
  for (let at = 1; at <= 5010; at++) page.send("log", { stream: "stdout", text: `${at}` });
  expect(page.pieces.length).toBe(5000);
  expect(page.pieces.at(-1)!.textContent).toBe("5010");
});

it("loads the page again when the Run begins, and when it is over, once", () => {
  const queued = follow("queued");
  queued.send("state", { state: "queued" });
  expect(queued.visited).toEqual([]);
  queued.send("state", { state: "running" });
  expect(queued.visited).toEqual(["/page"]);
  const running = follow("running");
  running.send("state", { state: "running" });
  running.send("end", {});
  expect([running.visited, running.address()]).toEqual([["/page"], null]);
});
