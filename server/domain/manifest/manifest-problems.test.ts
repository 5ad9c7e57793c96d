import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseManifest } from "./manifest.ts";

const sample = `version: 1
experiments:
  - id: main
    command: python3 verify.py
    timeout: 60
    memory: 1024
    seed: 1
    repetitions: 3
    requires: [python3-numpy]
    outputs: [metrics.json, log/run.txt]
claims:
  - id: uniform-digits
    type: empirical
    statement: The first 1000 decimal digits of pi are uniform at the 5 % level.
    locator: Section 4, Table 1
    experiment: main
    measurements:
      - id: chi_square
        metric: chi_square
        unit: "1"
        comparator: "~="
        reported: "4.74"
        tolerance: 0.01
        primary: false
        from: {file: metrics.json, pointer: /chi_square}
      - {id: slope, metric: slope, reported: "12.3 ± 0.4", from: {file: out.csv, row: 3, column: slope}}
      - {id: printed, metric: chi2, reported: "1,234", tolerance: "1%", from: {file: stdout, regex: "chi2 = ([0-9.]+)"}}
      - {id: exact, metric: count, comparator: "=", reported: "9", from: {file: stderr, regex: "n=(.*)"}}
      - id: figure
        metric: figure
        from: {file: figures/a.svg, sha256: "sha256:${"0".repeat(64)}"}
`;
const minimal = "version: 1\nexperiments:\n  - {id: main, command: make}\n";

const problems = (source: string | Uint8Array) => {
  const result = parseManifest(source);
  return result.ok ? [] : result.problems;
};
const change = (from: string | RegExp, to: string) => {
  const changed = sample.replace(from, to);
  expect(changed).not.toBe(sample);
  return problems(changed);
};

const sourceProblems = [
  [
    "file and files",
    "row: 3,",
    "row: 3, files: [a], combine: sum,",
    "/file",
    /`files`: leave one of the two/,
  ],
  ["files that become nothing", "file: out.csv", "files: [a.csv]", "/combine", /`files` needs|is missing/],
  ["neither file nor files", "file: out.csv, ", "", "/file", /is missing/],
  ["one file to combine", "row: 3,", "row: 3, combine: mean,", "/combine", /for several files/],
  ["unknown combination", "row: 3,", "row: 3, combine: mode,", "/combine", /one of mean/],
  ["no files", "file: out.csv", "files: [], combine: sum", "/files", /1 or more/],
  ["a file outside", "file: out.csv", 'files: ["../*.csv"], combine: sum', "/files/0", /not in the form/],
  ["a cell of no notebook", "row: 3,", "row: 3, cell: 1,", "/regex", /`cell` needs/],
  ["an unknown cell", "row: 3, column: slope", 'regex: "(a)", cell: first', "/cell", /`all`/],
  ["row and where", ", column: slope", ", where: {a: 1}, column: slope", "", /exactly one of/],
  [
    "unknown separator",
    "row: 3,",
    'row: 3, separator: "|",',
    "/separator",
    /one of , {2}; {2}tab {2}whitespace/,
  ],
  ["where without column", "row: 3, column: slope", "where: {a: b}", "/column", /missing: `where` needs it/],
  [
    "separator of no table",
    "row: 3, column: slope",
    "pointer: /a, separator: tab",
    "/column",
    /`separator` needs/,
  ],
  [
    "column of no table",
    "row: 3, column: slope",
    "pointer: /a, column: b",
    "/column",
    /`row` or `where` alone/,
  ],
  ["header that is there", "row: 3,", "row: 3, header: true,", "/header", /must be false/],
  [
    "where of the column that is read",
    "row: 3,",
    "where: {slope: 4.74},",
    "/where/slope",
    /is the column that is read/,
  ],
  ["an expression for one number", "row: 3, column: slope", "regex: (4.74)", "/regex", /digits of its own/],
  ["an empty where", "row: 3,", "where: {},", "/where", /1 or more/],
  ["where with a list", "row: 3,", "where: {a: [1]},", "/where/a", /a text .* or a number/],
  [
    "two meanings of a comma",
    "row: 3,",
    'row: 3, decimal: ",", thousands: ",",',
    "/thousands",
    /tell them apart/,
  ],
  ["a decimal point", "row: 3,", 'row: 3, decimal: ".",', "/decimal", /must be one of ,/],
].map(([name, from, to, field, message]) => [
  ...[name, from, to, 26, `/claims/0/measurements/1/from${field}`, message],
]) as [string, string, string, number, string, RegExp][];

describe("what surrounds the command", () => {
  const withExperiment = (members: string, paths: ReadonlySet<string> | null = null) => {
    const text = `version: 1\nexperiments:\n  - id: main\n    command: make\n${members.replace(/^/gm, "    ")}\n`;
    const parsed = parseManifest(text, paths);
    return parsed.ok
      ? []
      : parsed.problems.map(({ line, pointer, message }) => `${line} ${pointer} ${message}`);
  };

  it("has all its problems at once, with line, field and value", () => {
    const found = withExperiment(
      ["env:", "  PATH: /opt", "  LD_PRELOAD: x.so", "  THREADS: 4", "  A-B: c", 'workdir: "../src"'].join(
        "\n",
      ),
    );
    expect(found).toEqual([
      expect.stringMatching(/^6 \/experiments\/0\/env\/PATH is set by the service/),
      expect.stringMatching(/^7 \/experiments\/0\/env\/LD_PRELOAD is set by the service/),
      expect.stringMatching(/^8 \/experiments\/0\/env\/THREADS must be a text .*Found: 4/),
      expect.stringMatching(
        /^9 \/experiments\/0\/env\/A-B has a name that cannot be used\. Letters.*Found: c/,
      ),
      expect.stringMatching(/^10 \/experiments\/0\/workdir is not in the form .*Found: "\.\.\/src"/),
    ]);
  });

  it("leaves what the service sets alone", () => {
    const found = withExperiment("env: {PATH: /opt, LD_PRELOAD: x.so, SEED: '1', PYTHONPATH: src, HOME: /}");
    expect(found.map((line) => line.split(" ")[1])).toEqual(
      ["PATH", "LD_PRELOAD", "SEED", "HOME"].map((name) => `/experiments/0/env/${name}`),
    );
    expect(found[0]).toMatch(/is set by the service: leave it out\. .*`PATH=value program`\. Found: \/opt/);
    const long = Array.from({ length: 20 }, (_, index) => `V${index}: ${"x".repeat(4000)}`).join(", ");
    expect(withExperiment(`env: {${long}}`)).toEqual([
      expect.stringMatching(/80050 characters in all, 32768/),
    ]);
  });

  it("names a folder that is there", () => {
    const paths = new Set(["src/a.py", "link"]);
    expect(withExperiment("workdir: src", paths)).toEqual([]);
    expect(withExperiment("workdir: scr")).toEqual([]);
    for (const folder of ["scr", "link", "src/a.py"])
      expect(withExperiment(`workdir: ${folder}`, paths)).toEqual([
        expect.stringMatching(/^5 \/experiments\/0\/workdir There is no folder .* in the code repository/),
      ]);
  });

  it("has few patterns", () => {
    const outputs = Array.from({ length: 51 }, (_, index) => `"${index}/*.csv"`).join(", ");
    expect(withExperiment(`outputs: [${outputs}]`)).toEqual([
      expect.stringMatching(/by 51 patterns, 50 at most/),
    ]);
  });
});

it("takes no digest of several files", () => {
  expect(change("figures/a.svg", "figures/*.svg")).toEqual([
    expect.objectContaining({
      pointer: "/claims/0/measurements/4/from/file",
      message: expect.stringMatching(/one file/),
    }),
  ]);
});

describe("a file of R", () => {
  const from = "{file: metrics.json, pointer: /chi_square}";
  const field = "/claims/0/measurements/0/from";
  it.each([
    "{file: fit.rds, pointer: /coefficients/slope}",
    '{file: fit.rds, object: /coefficients, where: {"": slope}, column: Estimate}',
    "{file: fit.RData, object: /results, row: 1, column: p}",
    "{files: [a.rds, b.json], pointer: /p, combine: mean}",
  ])("is read by %s", (source) => {
    expect(change(from, source)).toEqual([]);
  });
  it.each([
    ["{file: fit.rds, regex: 'p = (.*)'}", "regex", "is for a text, and fit.rds is a file of R"],
    ["{file: fit.rds, separator: tab, row: 1, column: p}", "separator", "is for a text"],
    ["{file: out.csv, object: /a, row: 1, column: p}", "object", "is for files of R"],
    ["{file: a.rda, row: 1, column: p}", "column", "one of the objects of a.rda: name it in `object`"],
    ["{file: fit.rds, object: /a, pointer: /b}", "column", "`object` needs it"],
    ["{file: fit.rds, object: a, row: 1, column: p}", "object", ""],
  ])("is not read by %s", (source, member, message) => {
    expect(change(from, source)).toEqual([
      expect.objectContaining({
        pointer: expect.stringMatching(new RegExp(`^${field}(/${member})?$`)),
        message: expect.stringContaining(message),
      }),
    ]);
  });
});

it("reads an uncertainty as it reads a number", () => {
  expect(
    change("tolerance: 0.01", `uncertainty: {file: e.json, sha256: "sha256:${"0".repeat(64)}"}`),
  ).toEqual([expect.objectContaining({ pointer: "/claims/0/measurements/0/uncertainty/sha256" })]);
  expect(change("tolerance: 0.01", 'uncertainty: {file: e.txt, regex: "(a)(b)"}')).toEqual([
    expect.objectContaining({ pointer: "/claims/0/measurements/0/uncertainty/regex" }),
  ]);
});

describe("a problem includes its line, its field and the remedy", () => {
  it.each([
    [
      "number in place of a string",
      '"4.74"',
      "4.74",
      22,
      "/claims/0/measurements/0/reported",
      /must be a text \(in quotes/,
    ],
    ["unknown key", "timeout: 60", "timeot: 60", 5, "/experiments/0/timeot", /not known here.*timeout/],
    ["bad id", "id: main\n", "id: Main\n", 3, "/experiments/0/id", /Lower-case letters/],
    ["missing command", "    command: python3 verify.py\n", "", 3, "/experiments/0/command", /is missing/],
    [
      "empty command",
      "command: python3 verify.py",
      'command: " "',
      4,
      "/experiments/0/command",
      /not in the form/,
    ],
    ["fraction of a second", "timeout: 60", "timeout: 0.5", 5, "/experiments/0/timeout", /whole number/],
    ["too many repetitions", "repetitions: 3", "repetitions: 101", 8, "/experiments/0/repetitions", /<= 100/],
    ["negative seed", "seed: 1", "seed: -1", 7, "/experiments/0/seed", />= 0/],
    [
      "two ways to give seeds",
      "seed: 1",
      "seed: 1\n    seeds: [1, 2, 3]",
      7,
      "/experiments/0/seed",
      /`seeds`: leave one/,
    ],
    ["seed twice", "seed: 1", "seeds: [1, 2, 1]", 7, "/experiments/0/seeds", /items 0 and 2.* are the same/],
    ["no seeds", "seed: 1", "seeds: []", 7, "/experiments/0/seeds", /1 or more/],
    ["half a seed", "seed: 1", "seeds: [1, 2, 0.5]", 7, "/experiments/0/seeds/2", /whole number/],
    [
      "seed too large",
      "seed: 1",
      "seeds: [9007199254740992]",
      7,
      "/experiments/0/seeds/0",
      /<= 9007199254740991/,
    ],
    [
      "other repetitions than seeds",
      "seed: 1",
      "seeds: [1, 2]",
      8,
      "/experiments/0/repetitions",
      /must be 2, the number of `seeds`/,
    ],
    [
      "printed elsewhere",
      'reported: "9"',
      'reported: "9", printed: table',
      28,
      "/claims/0/measurements/3/printed",
      /one of figure/,
    ],
    [
      "digest from a figure",
      "metric: figure",
      "metric: figure\n        printed: figure",
      31,
      "/claims/0/measurements/4/printed",
      /leave it out/,
    ],
    [
      "too many digits with a tolerance",
      'reported: "9"',
      'tolerance: 4, reported: "9007199254740993"',
      28,
      "/claims/0/measurements/3/reported",
      /leave this measurement out/,
    ],
    ["option as a package", "python3-numpy", "-y", 9, "/experiments/0/requires/0", /Debian package/],
    ["absolute output", "log/run.txt", "/etc/passwd", 10, "/experiments/0/outputs/1", /not absolute/],
    [
      "output above the root",
      "log/run.txt",
      "a/../../b",
      10,
      "/experiments/0/outputs/1",
      /no `\.` or `\.\.`/,
    ],
    [
      "output with a dot part",
      "log/run.txt",
      "./run.txt",
      10,
      "/experiments/0/outputs/1",
      /no `\.` or `\.\.`/,
    ],
    ["output with a backslash", "log/run.txt", "'a\\b'", 10, "/experiments/0/outputs/1", /no backslash/],
    ["output as a folder", "log/run.txt", "log/", 10, "/experiments/0/outputs/1", /not in the form/],
    ["reserved output", "log/run.txt", "stdout", 10, "/experiments/0/outputs/1", /leave it out/],
    [
      "doubled output",
      "log/run.txt",
      "metrics.json",
      10,
      "/experiments/0/outputs",
      /must have no item twice/,
    ],
    [
      "unknown experiment",
      "experiment: main",
      "experiment: other",
      16,
      "/claims/0/experiment",
      /no experiment `other`.*main/,
    ],
    [
      "measurements without experiment",
      "    experiment: main\n",
      "",
      12,
      "/claims/0/experiment",
      /`measurements` needs it/,
    ],
    [
      "unknown comparator",
      'comparator: "~="',
      'comparator: "=="',
      21,
      "/claims/0/measurements/0/comparator",
      /one of >=/,
    ],
    [
      "no number",
      '"4.74"',
      '"4.7.4"',
      22,
      "/claims/0/measurements/0/reported",
      /not a number that can be read/,
    ],
    [
      "decimal comma",
      '"4.74"',
      '"4,74"',
      22,
      "/claims/0/measurements/0/reported",
      /not a number that can be read/,
    ],
    [
      "too many digits",
      '"9"',
      '"9007199254740993"',
      28,
      "/claims/0/measurements/3/reported",
      /double precision/,
    ],
    ["bad percentage", '"1%"', '"one %"', 27, "/claims/0/measurements/2/tolerance", /not in the form/],
    ["negative tolerance", "0.01", "-0.01", 23, "/claims/0/measurements/0/tolerance", />= 0/],
    ["infinite tolerance", "0.01", ".inf", 23, "/claims/0/measurements/0/tolerance", /finite|a number/],
    ["NaN as tolerance", "0.01", ".nan", 23, "/claims/0/measurements/0/tolerance", /finite|a number/],
    [
      "tolerance of any number",
      "0.01",
      "1e308",
      23,
      "/claims/0/measurements/0/tolerance",
      /less than 100 %.*4\.74/,
    ],
    ["tolerance of all", '"1%"', '"100%"', 27, "/claims/0/measurements/2/tolerance", /less than 100 %.*1234/],
    [
      "tolerance of the number itself",
      "0.01",
      "4.74",
      23,
      "/claims/0/measurements/0/tolerance",
      /less than 100 %/,
    ],
    [
      "tolerance that rounds to 0",
      "0.01",
      "1e-400",
      23,
      "/claims/0/measurements/0/tolerance",
      /is read as 0/,
    ],
    [
      "percentage that rounds to 0",
      'reported: "1,234", tolerance: "1%"',
      'reported: "5e-320", tolerance: "0.000001%"',
      27,
      "/claims/0/measurements/2/tolerance",
      /reads it as 0/,
    ],
    ["percentage of 0", '"1,234"', '"0.0"', 27, "/claims/0/measurements/2/tolerance", /must be absolute/],
    [
      "boundless tolerance of 0",
      'reported: "1,234", tolerance: "1%"',
      'reported: "0", tolerance: 1000001',
      27,
      "/claims/0/measurements/2/tolerance",
      /at most 1000000/,
    ],
    ["number that rounds to 0", '"4.74"', '"1e-400"', 22, "/claims/0/measurements/0/reported", /too small/],
    ["number beyond all", '"4.74"', '"1e400"', 22, "/claims/0/measurements/0/reported", /too large/],
    [
      "more work than a week",
      "timeout: 60",
      "timeout: 201601",
      2,
      "/experiments",
      /604803 s of work, 604800 at most/,
    ],
    [
      "two ways to read",
      "pointer: /chi_square",
      "pointer: /a, regex: (b)",
      25,
      "/claims/0/measurements/0/from",
      /exactly one of/,
    ],
    ["no way to read", ", pointer: /chi_square", "", 25, "/claims/0/measurements/0/from", /exactly one of/],
    ["bad pointer", "/chi_square}", "chi}", 25, "/claims/0/measurements/0/from/pointer", /JSON Pointer/],
    ...sourceProblems,
    [
      "row without column",
      ", column: slope",
      "",
      26,
      "/claims/0/measurements/1/from/column",
      /`row` needs it/,
    ],
    ["row 0", "row: 3", "row: 0", 26, "/claims/0/measurements/1/from/row", />= 1/],
    ["regex without a group", "([0-9.]+)", "[0-9.]+", 27, "/claims/0/measurements/2/from/regex", /0 groups/],
    [
      "regex that backtracks",
      '"n=(.*)"',
      '"(a)\\\\1"',
      28,
      "/claims/0/measurements/3/from/regex",
      /cannot be used/,
    ],
    [
      "file above the root",
      "file: metrics.json",
      "file: ../x",
      25,
      "/claims/0/measurements/0/from/file",
      /not absolute/,
    ],
    ["bad digest", `${"0".repeat(64)}`, "00", 31, "/claims/0/measurements/4/from/sha256", /not in the form/],
    [
      "number with a digest",
      "metric: figure",
      'metric: figure\n        reported: "1"',
      31,
      "/claims/0/measurements/4/reported",
      /leave it out/,
    ],
    [
      "taken id",
      "id: slope",
      "id: chi_square",
      26,
      "/claims/0/measurements/1/id",
      /taken by measurements\[0\]/,
    ],
    ["NUL in a text", "Section 4, Table 1", '"a\\0b"', 15, "", /NUL/],
    ["half a surrogate pair", "Section 4, Table 1", '"\\ud800"', 15, "", /surrogate/],
  ] as [string, string, string, number, string, RegExp][])("%s", (_, from, to, line, pointer, message) => {
    const found = change(from, to);
    expect(found).toContainEqual(
      expect.objectContaining({ line, pointer, message: expect.stringMatching(message) }),
    );
    for (const problem of found) expect(problem.column).toBeGreaterThan(0);
  });

  it("lists at most twenty problems in order of lines", () => {
    const lines = change("timeout: 60", "timeout: x").concat(change("seed: 1", "sed: 1"));
    expect(lines).toHaveLength(2);
    const both = problems(sample.replace("timeout: 60", "timeout: x").replace("seed: 1", "sed: 1"));
    expect(both.map(({ line }) => line)).toEqual([5, 7]);
    const unknownMembers = Array.from({ length: 60 }, (_, i) => `x${i}: 1`).join("\n");
    expect(problems(`${minimal}${unknownMembers}\n`)).toHaveLength(20);
  });

  it("finds duplicate ids", () => {
    const twice = `${minimal}  - {id: main, command: other}\nclaims:\n  - {id: a, statement: A}\n  - {id: a, statement: B}\n`;
    expect(problems(twice).map(({ line, pointer }) => [line, pointer])).toEqual([
      [4, "/experiments/1/id"],
      [7, "/claims/1/id"],
    ]);
  });
});

describe("hostile input", () => {
  it.each([
    ["nothing", "", /must be a mapping/],
    ["a list", "[1]", /must be a mapping/],
    ["another version", "version: 2\nexperiments: [{id: a, command: b}]", /must be 1/],
    ["a prototype", `${minimal}__proto__: {claims: []}\n`, /not known here/],
    ["YAML 1.1 booleans", minimal.replace("make}", "yes, seed: no}"), /whole number/],
    ["a merge key", "a: &a {command: x}\nversion: 1\nexperiments: [{<<: *a, id: b}]", /not known here/],
    ["a list in itself", "version: 1\nexperiments: &a [*a]", /cannot be read|must be a mapping/],
    ["bytes that are no text", Buffer.from([0x61, 0xff]), /UTF-8/],
  ] as [string, string | Uint8Array, RegExp][])("%s", (_, source, message) => {
    const found = problems(source);
    expect(found[0]).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
    expect(found.map((problem) => problem.message).join("\n")).toMatch(message);
  });

  it.each([
    ["claims", `${minimal}claims: [${"{},".repeat(80_000)}]`, "/claims", "has 80000 items, 500 at most."],
    [
      "experiments",
      `version: 1\nexperiments: [${"1,".repeat(51)}]`,
      "/experiments",
      "has 51 items, 50 at most.",
    ],
    [
      "outputs",
      `version: 1\nexperiments: [{}, {outputs: [${"a,".repeat(201)}]}]`,
      "/experiments/1/outputs",
      "has 201 items, 200 at most.",
    ],
    [
      "members",
      `${minimal}claims: [{${Array.from({ length: 101 }, (_, i) => `k${i}: 1`).join(", ")}}]`,
      "/claims/0",
      "has 101 members, 100 at most.",
    ],
    [
      "measurements in all",
      `${minimal}claims:\n  - {measurements: &m [${"{},".repeat(101)}]}\n${"  - {measurements: *m}\n".repeat(19)}`,
      "/claims",
      "has 2020 measurements in all, 2000 at most.",
    ],
  ])("is measured before it is checked: %s", (_, text, pointer, message) => {
    expect(problems(text)).toEqual([
      { line: expect.any(Number), column: expect.any(Number), pointer, message },
    ]);
  });

  it("limits the total size of expressions", () => {
    const regexes = Array.from(
      { length: 60 },
      (_, i) => `      - {id: m${i}, metric: m, reported: "1", from: {file: stdout, regex: "(a{1,60}){1}"}}`,
    ).join("\n");
    const text = `${minimal}claims:\n  - id: a\n    statement: A\n    experiment: main\n    measurements:\n${regexes}\n`;
    expect(problems(text)[0]?.message).toMatch(/too many expressions/);
  });

  it("refuses paths outside the work folder", () => {
    const part = fc.constantFrom("a", "..", ".", "", "...", "a b", "\\", "~", "-", ".git");
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const path = parts.join("/");
        const text = minimal.replace("command: make", `command: make, outputs: [${JSON.stringify(path)}]`);
        const safe = parts.every((one) => !["..", ".", "", "\\"].includes(one));
        expect(parseManifest(text).ok).toBe(safe);
      }),
    );
  });
});

it("reports what the schema finds together with what it cannot find", () => {
  const text = sample
    .replace("timeout: 60", "timeot: 60")
    .replace("experiment: main", "experiment: other")
    .replace("row: 3", "row: 0")
    .replace('"1,234"', '"1,5"')
    .replace('"n=(.*)"', '"n=.*"')
    .replace("statement: The first", "statemnt: The first");
  const found = problems(text).map(({ line, pointer }) => `${line} ${pointer.replace("/measurements", "")}`);
  expect(found).toEqual([
    "5 /experiments/0/timeot",
    "12 /claims/0/statement",
    "14 /claims/0/statemnt",
    "16 /claims/0/experiment",
    "26 /claims/0/1/from/row",
    "27 /claims/0/2/reported",
    "28 /claims/0/3/from/regex",
  ]);
});

it("finds what is wrong in any part of a manifest without failing on the rest", () => {
  const parts = fc.constantFrom(
    null,
    1,
    "x",
    [],
    {},
    [null],
    [{}],
    { id: "a" },
    { from: 1 },
    { env: { A: 1 } },
  );
  const paths = fc.constantFrom(
    ...[["experiments"], ["experiments", 0], ["experiments", 0, "env"], ["experiments", 0, "outputs"]],
    ...[["claims"], ["claims", 0], ["claims", 0, "measurements"], ["claims", 0, "measurements", 1]],
    ...[
      ["claims", 0, "measurements", 1, "from"],
      ["claims", 0, "experiment"],
      ["claims", 0, "id"],
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(paths, parts), { minLength: 1, maxLength: 3 }), (changes) => {
      const value = parse(sample);
      for (const [path, part] of changes) {
        const parent = path.slice(0, -1).reduce((at, name) => at?.[name], value);
        if (typeof parent === "object" && parent !== null) parent[path.at(-1)!] = structuredClone(part);
      }
      const result = parseManifest(JSON.stringify(value));
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
    }),
  );
});

it("names no experiment whose own id is wrong", () => {
  const source = `${minimal.replace("id: main", "id: A b")}claims:\n  - {id: a, statement: b, experiment: nope}\n`;
  const messages = JSON.stringify(problems(source));
  expect(messages).toContain("There is no experiment `nope`. None has a valid id.");
  expect(messages).not.toContain("u0000");
});
