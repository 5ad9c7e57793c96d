import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { PythonIndex } from "./python-index.ts";

test("a page is read for who still waits where who asked first has gone, and kept", async () => {
  const waiting: ServerResponse[] = [];
  let asked = 0;
  await using server = createServer((_request, response) => {
    asked++;
    waiting.push(response);
    server.emit("asked");
    // The first is never answered.
    if (asked > 1)
      response
        .setHeader("content-type", "application/vnd.pypi.simple.v1+json")
        .end(
          JSON.stringify({ files: [{ filename: "a-1.0-py3-none-any.whl", url: "../a.whl", hashes: {} }] }),
        );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const index = new PythonIndex({ index: `http://127.0.0.1:${port}/simple/`, fileHosts: [] });
  const gone = new AbortController();
  const first = index.files("a", gone.signal);
  const { signal } = new AbortController();
  const second = index.files("a", signal);
  await once(server, "asked");
  gone.abort();
  await expect(first).rejects.toThrow();
  expect((await second)?.map(({ file }) => file)).toEqual(["a-1.0-py3-none-any.whl"]);
  expect((await index.files("a", signal))?.length).toBe(1);
  expect(asked).toBe(2);
  server.closeAllConnections();
});
