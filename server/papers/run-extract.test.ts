import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { extractProgram } from "./extract-program.ts";
import { childArguments } from "./run-extract.ts";

const program = await extractProgram();
const limits = { timeoutSeconds: 5, memoryMiB: 128, maxPages: 1, maxTextBytes: 1000 };

/** Runs `attempt` where pdf.js would run, as if a document had taken it over; gives the title that it reports. */
function takenOver(attempt: string) {
  const code = `
    import fs from "node:fs"; import net from "node:net"; import { spawnSync } from "node:child_process";
    import { Worker } from "node:worker_threads"; import { createRequire } from "node:module";
    const attempt = async () => { ${attempt} };
    const report = await attempt().then((value) => "did " + value, (error) => error.code ?? error.name);
    export const getDocument = () => ({ promise: Promise.resolve({
      numPages: 1, getMetadata: async () => ({ info: { Title: report } }),
      getPage: async () => ({ getTextContent: async () => ({ items: [] }), cleanup() {} }) }) });`;
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const child = spawnSync("prlimit", childArguments(limits, program, url), {
    env: {},
    input: "",
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
    ["starts a program", 'return spawnSync("/bin/true").status', "ERR_ACCESS_DENIED"],
    ["starts a thread", 'return new Worker("1", { eval: true }).threadId', "ERR_ACCESS_DENIED"],
    ["fetches", 'return await fetch("http://127.0.0.1/")', "TypeError"],
    ["looks for secrets", "return Object.keys(process.env).join()", "did "],
  ])("%s: refused", (_, attempt, expected) => {
    expect(takenOver(attempt).title).toBe(expected.trim());
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
    expect(takenOver("for (;;) {}").signal).toMatch(/SIGXCPU|SIGKILL/);
  });
});
