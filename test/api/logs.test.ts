import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { post } from "../support/accounts.ts";
import { builtScript, compileCacheFolder } from "../support/built-service.ts";
import { freePort } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  operation?: string;
  status?: number;
}

it("logs every request of an operation, and no secret", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "rvs-logs-"));
  const child = spawn(process.execPath, [builtScript("server/main.ts")], {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCacheFolder,
      PORT: String(port),
      SERVICE_DATA_DIR: dataDir,
      SERVICE_LOG_LEVEL: "debug",
      SERVICE_SECRET: "a-server-secret-of-thirty-two-characters",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let text = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    while (!text.includes('"listening"')) await new Promise((resolve) => setTimeout(resolve, 20));
    const password = "a password that nobody may read";
    const account = { name: "Ada", username: "ada", email: "ada@example.org", password };
    const signedUp = await post(`${url}/api/auth/sign-up/email`, account);
    const cookie = signedUp.headers.getSetCookie().map((item) => item.split(";", 1)[0]!)[0]!;
    const { token } = (await signedUp.json()) as { token: string };
    const created = await post(`${url}/api/auth/api-key/create`, { name: "k" }, { cookie });
    const { key } = (await created.json()) as { key: string };
    const wrong = "a wrong password that nobody may read either";
    await post(`${url}/api/auth/sign-in/email`, { email: account.email, password: wrong });
    await post(`${url}/api/auth/sign-in/username`, { username: "ada", password: wrong });
    await post(`${url}/api/auth/sign-up/email`, { ...account, username: "ada2" });
    const requestIds: string[] = [];
    for (const headers of [
      { cookie },
      { "x-api-key": key },
      { authorization: `Bearer ${key}` },
      { "x-api-key": "service_a-key-that-is-wrong" },
      { authorization: `Bearer service_a-key-that-is-wrong`, cookie },
    ] as Record<string, string>[]) {
      for (const path of ["/api/v1/repositories?q=searched-for", "/r/ada/nothing", "/api/auth/get-session"]) {
        requestIds.push((await fetch(`${url}${path}`, { headers })).headers.get("x-request-id")!);
      }
      await fetch(`${url}/api/repositories`, {
        method: "POST",
        headers,
        body: upload({ paper: await pdf() }),
      });
    }
    await post(`${url}/api/auth/sign-out`, {}, { cookie });

    const secrets = [
      password,
      wrong,
      key,
      key.slice("service_".length),
      token,
      cookie,
      cookie.split("=")[1]!,
    ];
    secrets.push(
      "a-key-that-is-wrong",
      "a-server-secret-of-thirty-two-characters",
      "searched-for",
      "PRIVATE KEY",
    );
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(decodeURIComponent(secret));
    }
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const logged = new Map(lines.map((line) => [line.requestId, line]));
    for (const id of requestIds)
      expect(logged.get(id)).toMatchObject({ msg: "request", status: expect.any(Number) });
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  } finally {
    child.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
