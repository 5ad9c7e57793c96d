import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openGateway } from "./gateway.ts";
import { SOCKET_NAME } from "./relay.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-gateway-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function statusOf(path: string, method = "GET"): Promise<number> {
  const asked = request({ socketPath: join(folder, SOCKET_NAME), path, method }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode!;
}

it("says of what its registry does not give that it may be there later, and of what is not there that it is not", async () => {
  const answer = async (path: string) => {
    if (path === "/broken") throw new Error("the registry hangs up");
    return path === "/there" ? { type: "text/plain", body: "it" } : null;
  };
  await using _gateway = await openGateway(folder, answer, { requests: 5, bytes: 100 });
  expect(await statusOf("/there")).toBe(200);
  expect(await statusOf("/broken")).toBe(503);
  expect(await statusOf("/elsewhere")).toBe(404);
  expect(await statusOf("/there", "POST")).toBe(405);
  expect(await statusOf("/there")).toBe(200);
  expect(await statusOf("/there")).toBe(429);
});
