import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { credentialsFile, readCredentials, writeCredentials } from "./credentials.ts";

let folder: string;
const io = () => ({ env: { XDG_CONFIG_HOME: folder } });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-config-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("keeps keys by the services that they are for", async () => {
  expect(await readCredentials(io())).toEqual({ service: null, keys: {} });
  const credentials = { service: "https://a.example.org", keys: { "https://a.example.org": "service_a" } };
  await writeCredentials(io(), credentials);
  expect(await readCredentials(io())).toEqual(credentials);
});

it.each(["", "{", "null", '{"service":1,"keys":{}}', '{"service":null,"keys":{"a":1}}'])(
  "refuses the damaged file %j without showing it",
  async (text) => {
    mkdirSync(dirname(credentialsFile(io())));
    writeFileSync(credentialsFile(io()), `${text} `);
    const { exitCode, stderr } = await runCommand(["list"], io());
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining("is damaged"),
    });
  },
);

it("keeps no key for an address without encryption", async () => {
  const login = await runCommand(["login", "--url", "http://v.example.org"], {
    ...io(),
    input: "service_a\n",
  });
  expect(login).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("no encryption") });
});
