import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../cli/test/run-command.ts";
import { type Account, signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { experimentOf } from "../support/pipeline-service.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf } from "../support/upload.ts";

const mirrors = createMirrors();
let test: TestService;
let ada: Account;
let folder: string;
let code: string;
const env = () => ({ PATH: process.env.PATH, XDG_CONFIG_HOME: join(folder, "config") });
const rvs = (...args: string[]) => runCommand(args, { cwd: folder, env: env() });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rvs-cli-"));
  test = await startService({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  ada = await signUp(test.url, "ada");
  code = mirrors.add("ada/pendulum", experimentOf("sh measure.sh"));
  writeFileSync(join(folder, "The pendulum.pdf"), Buffer.from(await (await pdf()).arrayBuffer()));
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  mirrors.remove();
  rmSync(folder, { recursive: true });
});

it("takes a paper from the login to verified signatures", async () => {
  const nobody = await rvs("submit", "The pendulum.pdf", "--attest", "--url", test.url);
  expect(nobody).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("rvs login") });

  const login = await runCommand(["login", "--url", test.url], { env: env(), input: `${ada.key}\n` });
  expect(login).toMatchObject({ exitCode: 0, stderr: "" });
  const file = join(folder, "config/research-verification/credentials.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    ...{ service: test.url, keys: { [test.url]: ada.key } },
  });
  expect((await rvs("whoami")).stdout).toContain(`takes the key of ${file}`);

  const unattested = await rvs("submit", "The pendulum.pdf", "--code", code);
  expect(unattested).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("--attest") });
  const submitted = await rvs("submit", "The pendulum.pdf", "--code", code, "--attest", "--wait", "--json");
  expect(submitted.exitCode, submitted.stderr).toBe(0);
  const records = submitted.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(records[0]).toMatchObject({ repository: { owner: "ada", slug: "the-pendulum" } });
  expect(records.at(-2)).toMatchObject({ eventType: "processing.completed" });
  expect(records.at(-1)).toMatchObject({ verdict: "1 supported", claims: [{ statement: "It is 4.74." }] });

  const page = `${test.url}/r/ada/the-pendulum`;
  for (const named of ["ada/the-pendulum", records[0].repository.id, page]) {
    const shown = await rvs("show", named);
    expect(shown.stdout).toMatch(/^The pendulum\n.*\n\nsupported: It is 4\.74\.\n/);
    expect(shown.stdout).toContain(page);
  }
  expect((await rvs("watch", page)).stdout).toMatch(/Verdict: 1 supported\n$/);
  expect((await rvs("list", "pendulum")).stdout).toBe("ada/the-pendulum  1 of 1 supported  The pendulum\n");
  expect((await rvs("open", "--print", page)).stdout).toBe(`${page}\n`);
  expect((await rvs("badge", page)).stdout).toContain(`(${test.url}/api/badge/ada/the-pendulum)](${page})`);

  const verified = await rvs("verify", page);
  expect(verified).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(
      /^✔ asm_\w+: 4 valid statements, supports \(\w+ confidence\): It is 4\.74\.\n$/,
    ),
  });
  const [result] = JSON.parse((await rvs("verify", page, "--json")).stdout);
  const [signed] = result.signed;
  expect(signed).toMatchObject({ conclusion: "supports", statement: "It is 4.74." });
  expect(signed.paperDigest).toMatch(/^sha256:/);
  expect((await rvs("logs", page)).stdout).toBe((await rvs("logs", page, "--follow")).stdout);
});

it("finds a signature that is not of a trusted key", async () => {
  const other = {
    kty: "OKP",
    crv: "Ed25519",
    kid: "other",
    x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
  };
  writeFileSync(join(folder, "keys.json"), JSON.stringify({ keys: [other] }));
  const refused = await rvs("verify", "ada/the-pendulum", "--keys", "keys.json");
  expect(refused).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^✘ asm_/) });
});

it("verifies a bundle in a file without a service", async () => {
  const keys = await (await fetch(`${test.url}/.well-known/jwks.json`)).text();
  const run = await fetch(`${test.url}/api/v1/runs?include=attestation`);
  const { data } = (await run.json()) as { data: { attestation: { bundles: { digest: string }[] } }[] };
  const bundle = await fetch(`${test.url}/api/objects/${data[0]!.attestation.bundles[0]!.digest}`);
  writeFileSync(join(folder, "bundle.jsonl"), await bundle.text());
  writeFileSync(join(folder, "keys.json"), keys);
  const offline = (...args: string[]) => rvs("verify", "--url", "http://127.0.0.1:1", ...args);
  expect(await offline("bundle.jsonl", "--keys", "keys.json")).toMatchObject({ exitCode: 0 });
  expect(await offline("bundle.jsonl")).toMatchObject({ exitCode: 2 });

  writeFileSync(join(folder, "bundle.jsonl"), "{}\n");
  expect(await offline("bundle.jsonl", "--keys", "keys.json")).toMatchObject({ exitCode: 1 });
  writeFileSync(join(folder, "keys.json"), "[]");
  expect(await offline("bundle.jsonl", "--keys", "keys.json")).toMatchObject({ exitCode: 3 });
});

it("keeps no key that the service does not take, and forgets one", async () => {
  const wrong = await runCommand(["login"], { env: env(), input: "service_wrong\n" });
  expect(wrong).toMatchObject({ exitCode: 4, stdout: "" });
  expect(wrong.stderr).not.toContain("service_wrong");
  expect((await rvs("whoami")).stdout).toContain("takes the key");
  expect(await rvs("logout")).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("was removed") });
  expect((await rvs("whoami", "--url", test.url)).stdout).toContain("you have no key");
});
