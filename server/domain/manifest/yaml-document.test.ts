import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoted } from "../messages/recorded.ts";
import { readYaml, type YamlDocument } from "./yaml-document.ts";

const problems = (source: string | Uint8Array) => {
  const result = readYaml(source);
  return Array.isArray(result) ? result : [];
};
const bomb = Array.from(
  { length: 30 },
  (_, i) => `a${i}: &a${i} [${i ? `*a${i - 1}, *a${i - 1}` : "x"}]`,
).join("\n");

describe("refused documents", () => {
  it.each([
    ["a key twice", "a: 1\nb:\n  - c: 1\n    c: 2\n", 4, /`c` stands here twice/],
    ["a known tag", "a: !!binary x", 1, /Unresolved tag/],
    ["a tag of its own", "a: !evil x", 1, /Unresolved tag/],
    ["an alias to nothing", "a: 1\nb: *b", 2, /no anchor &b/],
    ["an alias bomb", bomb, 1, /Excessive alias count/],
    ["many aliases", `a: &a 1\nb: [${"*a,".repeat(200)}]`, 2, /more than 100 aliases/],
    ["several documents", "---\na: 1\n---\nb: 1\n", 3, /one YAML document/],
    ["a directive", "%YAML 1.1\n---\na: yes\n", 1, /directives/],
    ["keys that are no strings", "? [a]\n: b", 1, /keys must be strings/],
    ["deep nesting", "[".repeat(50_000), 1, /nested too deeply/],
    ["bad syntax", 'a: 1\nb: "c', 2, /Missing closing/],
    ["too much", `a: ${"x".repeat(300_000)}`, 1, /262144 bytes at most\. Found: 300003 bytes/],
    ["bytes that are no text", Buffer.from([0x61, 0xff]), 1, /UTF-8/],
    ["NUL in a text", 'a: "b\\0c"', 1, /NUL/],
    ["half a surrogate pair", 'a: "\\ud800"', 1, /surrogate/],
  ] as [string, string | Uint8Array, number, RegExp][])("%s", (_, source, line, message) => {
    expect(problems(source)[0]).toMatchObject({ line, pointer: "", message: expect.stringMatching(message) });
  });

  it.each([
    ["a: [1, 1e-400]", "/a/1", "is read as 0 in double precision: write 0 or a larger number."],
    ["a: {b: -0.1E-999}", "/a/b", "is read as 0 in double precision: write 0 or a larger number."],
    ["x: 0\na: 1e400", "/a", "is read as infinite in double precision: write a smaller number."],
  ])("a number that is read as another: %s", (text, pointer, message) => {
    expect(problems(text)).toMatchObject([{ pointer, message: expect.stringContaining(message) }]);
  });

  it("are refused with twenty problems at most", () => {
    expect(problems("a: 1\n".repeat(100))).toHaveLength(20);
    expect(problems("- 1e-400\n".repeat(100))).toHaveLength(20);
    expect(problems("- *a\n".repeat(100))).toHaveLength(20);
    expect(problems("{]".repeat(100))).toHaveLength(20);
  });

  it("are refused quickly for any number of keys", () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join("\n");
    expect(problems(`${keys}\nk7: 2`)).toEqual([
      { line: 20_001, column: 1, pointer: "", message: "The key `k7` stands here twice." },
    ]);
  });
});

describe("accepted documents", () => {
  const value = (source: string | Uint8Array) => (readYaml(source) as YamlDocument).value;

  it("are YAML 1.2: no, yes and dates are strings, << is a key", () => {
    expect(value("a: no\nb: 0o17\nc: 2020-01-01\nd: 1_000\n<<: {e: 1}")).toEqual({
      a: "no",
      b: 15,
      c: "2020-01-01",
      d: "1_000",
      "<<": { e: 1 },
    });
  });

  it("may have every spelling of 0 and of infinity", () => {
    const numbers = [0, 0, -0, 0, 0, 0, Infinity, -Infinity];
    expect(value("[0, 0.0, -0, 0e5, 0x0, 0o0, .inf, -.Inf]")).toEqual(numbers);
  });

  it("may have aliases to every kind of node before them", () => {
    expect(value("a: &a [1]\nb: &b {c: &c 2}\nd: [*a, *b, *c]")).toMatchObject({ d: [[1], { c: 2 }, 2] });
  });

  it("may be bytes, with a byte order mark, Windows line ends, anchors and comments", () => {
    expect(value(Buffer.from("\ufeff# how\r\na: &a [1]\r\nb: *a\r\n"))).toEqual({ a: [1], b: [1] });
  });

  it("treat __proto__ as an ordinary key", () => {
    const read = value("__proto__: {polluted: 1}") as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(["__proto__"]);
    expect(Reflect.get(read, "polluted")).toBeUndefined();
  });
});

describe("problemAt", () => {
  const document = readYaml('a:\n  - b: 1\n    "c/d": 2\ne: &e {f: 1}\ng: *e\n') as YamlDocument;

  it.each([
    [["a", 0, "b"], 2, 5, "/a/0/b", "m Found: 1"],
    [["a", 0, "c/d"], 3, 5, "/a/0/c~1d", "m Found: 2"],
    [["a", 0, "missing"], 2, 5, "/a/0/missing", "m"],
    [["a", 7], 1, 1, "/a/7", "m"],
    [["a"], 1, 1, "/a", "m"],
    [["g", "f"], 4, 8, "/g/f", "m Found: 1"],
    [[], 1, 1, "", "m"],
  ] as [(string | number)[], number, number, string, string][])(
    "%j",
    (path, line, column, pointer, message) => {
      expect(document.problemAt(path, quoted("m"))).toEqual({ line, column, pointer, message });
    },
  );

  it("shows what stands there on one line, shortened", () => {
    const long = readYaml(`a: |\n  one\n  ${"two ".repeat(40)}\nb:\n`) as YamlDocument;
    expect(long.problemAt(["a"], quoted("m")).message).toMatch(/^m Found: \| one two two .{60,}…$/);
    expect(long.problemAt(["b"], quoted("m")).message).toBe("m Found: nothing.");
    expect(readYaml(new Uint8Array([97, 58, 32, 49, 10, 98, 58, 32, 255]))).toMatchObject([
      { line: 2, message: "The file must be UTF-8 text. Found: b: \\xff" },
    ]);
    expect(readYaml('a: 1\nb: "x\nc: 2\n')).toMatchObject([{ line: 2, column: 4 }]);
  });
});

it("never throws", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."ab:-?[]{}&*!|>%@'\"\\#, \n\t1"), maxLength: 80 }),
      (text) => {
        const result = readYaml(text);
        if (Array.isArray(result)) expect(result.length).toBeGreaterThan(0);
      },
    ),
  );
});
