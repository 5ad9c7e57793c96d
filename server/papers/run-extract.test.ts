import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { extractProgram, makeProgram } from "./extract-program.ts";
import { boundedReader } from "./run-extract.ts";

const limits = { timeoutSeconds: 5, memoryMiB: 128, maxPages: 1, maxTextBytes: 1000 };

/** In the place of pdf.js: runs the "document" as if it had taken its reader over, and reports as the title what came of it. */
const takenOverReader = `
const get = (name) => process.getBuiltinModule("node:" + name);
const names = ["fs", "net", "child_process", "worker_threads"];
const attempt = async (data) => new (async () => {}).constructor("fs", "net", "child_process", "worker_threads", Buffer.from(data).toString())(...names.map(get));
const getDocument = ({ data }) => ({ promise: attempt(data).then((value) => "did " + value, (error) => error.code ?? error.name).then((Title) => ({
  numPages: 1, getMetadata: async () => ({ info: { Title } }),
  getPage: async () => ({ getTextContent: async () => ({ items: [] }), cleanup() {} }) })) });
export{getDocument};`;
const program = await programWith(takenOverReader);

async function programWith(pdfjs: string) {
  const folder = mkdtempSync(join(tmpdir(), "taken-over-"));
  try {
    writeFileSync(join(folder, "pdf.mjs"), pdfjs);
    return await makeProgram([join(folder, "pdf.mjs")]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function takenOver(attempt: string, timeoutSeconds = limits.timeoutSeconds) {
  const [command, ...given] = boundedReader({ ...limits, timeoutSeconds }, program);
  const child = spawnSync(command, given, {
    env: {},
    input: attempt,
    stdio: ["pipe", "pipe", "ignore", program.file],
    encoding: "utf8",
  });
  const title = /"title":"([^"]*)"/.exec(child.stdout)?.[1] ?? null;
  return { title, signal: child.signal, status: child.status };
}

describe("a document that takes its reader over", () => {
  test.each([
    ["reads a file", 'return fs.readFileSync("/etc/passwd").length', "ERR_ACCESS_DENIED"],
    ["lists a folder", 'return fs.readdirSync("/").length', "ERR_ACCESS_DENIED"],
    ["writes a file", 'return fs.writeFileSync("/tmp/taken-over", "x")', "ERR_ACCESS_DENIED"],
    ["starts a program", 'return child_process.spawnSync("/bin/true").status', "ERR_ACCESS_DENIED"],
    [
      "starts a thread",
      'return new worker_threads.Worker("1", { eval: true }).threadId',
      "ERR_ACCESS_DENIED",
    ],
    ["changes the next one's program", 'return fs.writeSync(3, "x")', "EBADF"],
    ["opens its program again", 'return fs.openSync("/proc/self/fd/3", "r+")', "ERR_ACCESS_DENIED"],
    ["fetches", 'return await fetch("http://127.0.0.1/")', "ReferenceError"],
    ["looks for secrets", "return Object.keys(process.env).join()", "did "],
  ])("%s: refused", (_, attempt, expected) => {
    expect(takenOver(attempt).title).toBe(expected.trim());
  });

  test("is done: the reader kills itself, as an exit may wait for V8's threads forever", () => {
    expect(takenOver("return 1")).toEqual({ title: "did 1", signal: "SIGKILL", status: null });
  });

  test("takes heap without end: dies", () => {
    const { title, signal } = takenOver("const all = []; for (;;) all.push({ a: [1, 2, 3], b: {} });");
    expect(title).toBeNull();
    expect(["SIGABRT", "SIGTRAP"]).toContain(signal);
  });

  test("takes buffers without end: gets no more than its limit", () => {
    const attempt =
      "const all = []; try { for (;;) all.push(new Uint8Array(1 << 24).fill(1)); } catch { return all.length < 24; }";
    expect(takenOver(attempt).title).toBe("did true");
  });

  test("runs without end: is killed by its processor limit alone", () => {
    expect(takenOver("for (;;) {}", 1).signal).toMatch(/SIGXCPU|SIGKILL/);
  });
});

test("the program comes with what V8 made of it", async () => {
  const { file: _, ...made } = await extractProgram();
  expect(made.cacheBytes).toBeGreaterThan(made.sourceBytes / 2);
});
