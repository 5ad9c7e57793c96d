import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeclaredOutput } from "../deps.ts";
import { createExecutor } from "../execution/executor.ts";
import { collectOutputs } from "../execution/outputs.ts";
import { removeWorkFolder } from "../execution/work-folder.ts";
import { type ConvertOptions, convertRFiles } from "./convert-r-files.ts";
import type { StageContext } from "./stage.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-r-"));
const executor = createExecutor({ mode: "auto", dataDir: folder });
const missing = await findMissing();
if (missing) console.warn(`\n*** TESTS OF R'S FILES SKIPPED: ${missing}\n`);

const deps = { executor, outputs: { collect: collectOutputs }, removeWorkFolder, workFolder: folder };
const context = { deps: deps as unknown as StageContext["deps"], signal: new AbortController().signal };
const options = { root: undefined, memoryMiB: 256, remainingBytes: 1e9 };

/** What code of a file tries to leave outside of the sandbox. */
const sign = `/var/tmp/rvs-${process.pid}`;

/** Each file is what this R makes, written as an experiment would. */
const makers: Record<string, string> = {
  'fit\'s "$(id)".rds': `
    x <- c(1, 2, 3, 4, 5); y <- c(1.1, 3.9, 6.2, 7.8, 10.1)
    saveRDS(summary(lm(y ~ x)), output)`,
  "types.rds": `saveRDS(list(
    table = data.frame(method = factor(c("ours", "base")), acc = c(0.1, NA), n = c(100L, NA), at = as.Date(c("2020-02-29", NA)), ok = c(TRUE, NA)),
    matrix = matrix(c(1, NaN, Inf, -Inf), 2), named = c(a = 1 / 3, a = 2, b = 3), text = "a\\"\\\\\\n\\u00e9", time = as.POSIXct(1.5, origin = "1970-01-01", tz = "CET"),
    place = new.env(), none = NULL, exact = 0.1 + 0.2, large = .Machine$double.xmax, small = 5e-324, f = mean, cube = iris3), output)`,
  "rows.rds": `saveRDS(head(mtcars, 2)[, 1:2], output)`,
  "objects.RData": `n <- 3L; results <- head(cars, 1); save(n, results, file = output)`,
  // A promise is kept as it is, and its code runs in whoever looks at the value.
  "hostile.rda": `
    place <- new.env()
    attack <- 'stopifnot(file.exists("/work/input.rdata")); system("id; cat /etc/shadow; touch /work/x ${sign}"); 7'
    eval(bquote(delayedAssign("promise", eval(parse(text = .(attack))), assign.env = place)))
    place$value <- 1
    save(list = ls(place), envir = place, file = output, eval.promises = FALSE)`,
  "stop.rda": `
    place <- new.env()
    delayedAssign("promise", quit(status = 3), assign.env = place)
    save(list = "promise", envir = place, file = output, eval.promises = FALSE)`,
  "class.rds": `setClass("P", representation(x = "numeric")); saveRDS(new("P", x = 1), output)`,
  "inside.rds": `setClass("P", representation(x = "numeric")); saveRDS(list(p = new("P", x = 1), y = 2), output)`,
  "deep.rds": `d <- 1; for (i in 1:20000) d <- list(d); saveRDS(list(d = d, y = 1), output)`,
  "sequence.rds": `saveRDS(1:2e9, output)`,
  "long.rds": `saveRDS(list(long = numeric(1e6), y = 1), output)`,
  "lied.rds": `saveRDS(structure(list(a = 1:3, b = 1:2), class = "data.frame", row.names = 1:9), output)`,
  "text.rds": `saveRDS(rep(strrep("x", 999), 1e5), output)`,
  "wrong.rds": `writeLines("a,b", output)`,
  "code.rds": `saveRDS(function() 1, output)`,
};
/** A vector of 2 GiB of zeros in a file of 2 MiB, for R's limit of 1 GiB. */
function bomb(): Buffer {
  const header = Buffer.alloc(22);
  header.write("X\n");
  for (const [index, word] of [2, 0x40202, 0x20300, 14, 2 ** 28].entries())
    header.writeInt32BE(word, 2 + 4 * index);
  const zeros = gzipSync(Buffer.alloc(2 ** 24));
  return Buffer.concat([gzipSync(header), ...Array.from({ length: 128 }, () => zeros)]);
}

let converted: Record<string, unknown>;
beforeAll(async () => {
  if (missing) return;
  converted = await convert(make(makers));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(missing)("R's own files", () => {
  it("are lists and tables with every digit", () => {
    expect(converted['fit\'s "$(id)".rds']).toMatchObject({
      coefficients: { "": ["(Intercept)", "x"], Estimate: [expect.closeTo(-0.75), expect.closeTo(2.19)] },
      "r.squared": expect.any(Number),
      fstatistic: { numdf: 1 },
    });
    expect(converted["types.rds"]).toEqual({
      table: {
        ...{ method: ["ours", "base"], acc: [0.1, "NA"], n: [100, "NA"] },
        ...{ at: ["2020-02-29", "NA"], ok: [true, "NA"] },
      },
      matrix: { 1: [1, "NaN"], 2: ["Inf", "-Inf"] },
      named: { a: "<2 elements have this name>", b: 3 },
      ...{ text: 'a"\\\né', time: "1970-01-01T00:00:01.500000Z", none: null },
      ...{ exact: 0.1 + 0.2, large: Number.MAX_VALUE, small: 5e-324 },
      ...{ place: "<a value of the type environment>", f: "<a value of the type closure>" },
      cube: "<an array of 3 dimensions>",
    });
    expect(converted["rows.rds"]).toEqual({
      ...{ "": ["Mazda RX4", "Mazda RX4 Wag"], mpg: [21, 21], cyl: [6, 6] },
    });
    expect(converted["objects.RData"]).toEqual({ n: 3, results: { speed: [4], dist: [2] } });
  });

  it("run what is in them in the sandbox alone", () => {
    expect(converted["hostile.rda"]).toEqual({ promise: 7, value: 1 });
    expect(existsSync(sign)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ["stop.rda", { reason: expect.stringContaining("R ended with the status 3 when it read stop.rda.") }],
    [
      "class.rds",
      {
        reason:
          "R could not read class.rds: it holds an object of the S4 class P; save its numbers as a list or a data frame.",
      },
    ],
    ["inside.rds", { p: "<an object of the S4 class P>", y: 2 }],
    ["sequence.rds", { reason: "R could not read sequence.rds: 2000000000 values, too many to be read." }],
    ["long.rds", { long: "<1000000 values, too many to be read>", y: 1 }],
    ["lied.rds", { a: [1, 2, 3], b: [1, 2] }],
    ["text.rds", { reason: "R could not read text.rds: not read: the file holds too much." }],
    ["wrong.rds", { reason: "R could not read wrong.rds: unknown input format." }],
    [
      "code.rds",
      {
        reason:
          "R could not read code.rds: it holds a value of the type closure; save a list, a vector or a data frame.",
      },
    ],
    ["deep.rds", { d: expect.anything(), y: 1 }],
  ])("%s is no worse than its numbers missing", (path, value) => {
    expect(converted[path]).toEqual(value);
  });

  it("end at the limit of memory", async () => {
    const seen = await convert([{ path: "bomb.rds", state: "collected", bytes: bomb() }]);
    expect(seen["bomb.rds"]).toEqual({ reason: expect.stringMatching(/memory|allocate/) });
  });
});

it("are converted only where a measurement reads more of them than their digest", async () => {
  const output = { path: "a.rds", state: "collected" as const, bytes: new Uint8Array() };
  const from = { file: "a.rds", sha256: `sha256:${"0".repeat(64)}` as const };
  const claims = [{ expectations: [{ from }] }] as unknown as ConvertOptions["claims"];
  expect(await convertRFiles(context, { ...options, outputs: [output], claims })).toEqual(new Map());
  const absent = { path: "a.rds", state: "missing" as const };
  expect(await convertRFiles(context, { ...options, outputs: [absent], claims: reading })).toEqual(new Map());
});

it("say that there is no R, and what to do", async () => {
  const without = { ...executor, run: async () => ({ exitCode: 127, cancelled: false, limitHit: null }) };
  const lacking = { ...context, deps: { ...deps, executor: without } as unknown as StageContext["deps"] };
  const outputs = [{ path: "a.rds", state: "collected" as const, bytes: new Uint8Array() }];
  const seen = await convertRFiles(lacking, { ...options, outputs, claims: reading });
  expect(seen.get("a.rds")).toEqual({ reason: expect.stringContaining("add r-base-core") });
});

const reading = [
  { expectations: [{ from: { file: "**", pointer: "" } }] },
] as unknown as ConvertOptions["claims"];

async function convert(outputs: DeclaredOutput[]): Promise<Record<string, unknown>> {
  const texts = await convertRFiles(context, { ...options, outputs, claims: reading });
  return Object.fromEntries(
    [...texts].map(([path, text]) => [
      path,
      text instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(text)) : text,
    ]),
  );
}

/** One R makes them all: its start takes longer than the rest. */
function make(programs: Record<string, string>): DeclaredOutput[] {
  const made = mkdtempSync(join(tmpdir(), "rvs-made-"));
  try {
    const all = Object.values(programs).map((program, index) => `output <- "${index}"\n${program}\n`);
    execFileSync("Rscript", ["--vanilla", "-"], { cwd: made, input: all.join("") });
    return Object.keys(programs).map((path, index) => ({
      ...{ path, state: "collected", bytes: new Uint8Array(readFileSync(join(made, String(index)))) },
    }));
  } finally {
    rmSync(made, { recursive: true });
  }
}

async function findMissing(): Promise<string | null> {
  const available = await executor.available();
  if (!available.ok) return `${available.reason} ${available.install}`;
  const [lacking] = await executor.missingPrograms(["Rscript"]);
  return lacking === undefined ? null : "Rscript is not there: apt-get install r-base-core";
}
