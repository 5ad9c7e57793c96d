import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { readSecret } from "./read-secret.ts";

function terminal(isTTY: boolean) {
  const stdin = Object.assign(new PassThrough(), { isTTY, setRawMode: () => {} });
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const io = { stdin, stdout, stderr, env: {}, cwd: "/", signal: new AbortController().signal };
  return { io, stdin, written: () => `${stdout.read() ?? ""}${stderr.read() ?? ""}` };
}

it("shows nothing of what is typed on a terminal", async () => {
  const { io, stdin, written } = terminal(true);
  const secret = readSecret(io, "Key: ");
  stdin.write("service_1\u007f2\r");
  expect(await secret).toBe("service_2");
  expect(written()).toBe("Key: \n");
});

it("reads the first line of what is no terminal, and nothing of nothing", async () => {
  const { io, stdin, written } = terminal(false);
  stdin.end("  service_1  \nmore\n");
  expect(await readSecret(io, "Key: ")).toBe("service_1");
  expect(written()).toBe("");
  const empty = terminal(false);
  empty.stdin.end();
  expect(await readSecret(empty.io, "Key: ")).toBe("");
});

it("ends with nothing at Ctrl-C", async () => {
  const { io, stdin } = terminal(true);
  const secret = readSecret(io, "Key: ");
  stdin.write("service_1\u0003");
  expect(await secret).toBe("");
});
