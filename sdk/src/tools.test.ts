import { expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { createClient } from "./client.ts";
import { runTool } from "./tools.ts";

const digest = `sha256:${"0".repeat(64)}`;
const beyond = { status: 416, headers: { "content-range": "bytes */0" }, body: { error: "No such range." } };

it("reads an empty file as the tool endpoint does, and refuses what is beyond any other", async () => {
  await using server = await serve(beyond);
  const client = createClient({ baseUrl: server.baseUrl });
  expect(await runTool(client, "get_object", { digest })).toEqual({
    ...{ text: "", mediaType: "text/plain", byteSize: 0, nextOffset: null },
  });
  await expect(runTool(client, "get_object", { digest, offset: 5 })).rejects.toMatchObject({ status: 416 });
});
