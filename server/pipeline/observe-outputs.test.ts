import { describe, expect, it } from "vitest";
import type { MeasurementSource } from "../domain/measurement/observation.ts";
import { observeOutputs } from "./observe-outputs.ts";

const never = new AbortController().signal;

function claimWith(sources: MeasurementSource[]) {
  const expectations = sources.map((from, index) => ({
    measurementId: `m${index}`,
    primary: true,
    comparator: "=" as const,
    reportedValue: 1,
    tolerance: 0,
    declaredTolerance: null,
    printed: null,
    from,
  }));
  return { id: "claim_1", expectations };
}

const bytes = (text: string) => new TextEncoder().encode(text);

const whole = (files: Map<string, Uint8Array>) => ({
  ...{ files, cuts: new Map(), converted: new Map() },
});

describe("observeOutputs", () => {
  it("reads each measurement of each Claim", async () => {
    const files = new Map([
      ["m.json", bytes('{"a": 1.5}')],
      ["stdout", bytes("slope = 2\n")],
    ]);
    const one = claimWith([
      { file: "m.json", pointer: "/a" },
      { file: "stdout", regex: "slope = ([0-9]+)" },
    ]);
    const other = { ...claimWith([{ file: "gone.json", pointer: "/a" }]), id: "claim_2" };
    expect(await observeOutputs(whole(files), [one, other], never)).toEqual({
      claim_1: { m0: { kind: "number", value: 1.5 }, m1: { kind: "number", value: 2 } },
      claim_2: { m0: { kind: "none", reason: "The Run left no file gone.json." } },
    });
  });

  it("reads what was printed before and after a cut", async () => {
    const files = new Map([["stdout", bytes("a = 1\n[… 9 …]\nb = 2\n")]]);
    const cuts = new Map([["stdout", { bytes: 9, start: 6, end: 18 }]]);
    const claim = claimWith(["a = (.)", "b = (.)", "(9)"].map((regex) => ({ file: "stdout", regex })));
    const { claim_1 } = await observeOutputs({ ...whole(files), cuts }, [claim], never);
    expect(claim_1).toMatchObject({ m0: { value: 1 }, m1: { value: 2 }, m2: { kind: "none" } });
  });

  it.each([0, 40_000])(
    "leaves what was printed in its place, %d bytes, for who looks for a cause",
    async (length) => {
      const printed = new Map(["stdout", "stderr"].map((name) => [name, new Uint8Array(length)]));
      const sources = [...printed.keys()].map((file) => ({ file, regex: "(a)" }));
      await observeOutputs(whole(new Map(printed)), [claimWith(sources)], never);
      for (const bytes of printed.values()) expect(bytes.subarray(-1)).toHaveLength(Math.min(length, 1));
    },
  );

  it("returns no observations for a Claim without measurements", async () => {
    expect(await observeOutputs(whole(new Map()), [claimWith([])], never)).toEqual({ claim_1: {} });
  });

  it("returns the observations read before the timeout and does not block the server", async () => {
    // Each expression takes about 2 s: hours in total.
    const slow = (index: number) =>
      `(?:(?:a|b|ab|ba){1,10}){1,2}([c-d]|\\x{${(0x4e00 + index).toString(16)}})`;
    const sources = [
      { file: "small.json", pointer: "/a" },
      ...Array.from({ length: 5_000 }, (_, index) => ({ file: "large.json", regex: slow(index) })),
    ];
    const files = new Map([
      ["small.json", bytes('{"a": 1}')],
      ["large.json", bytes("ab".repeat(128 * 1024))],
    ]);
    let ticks = 0;
    const interval = setInterval(() => ticks++, 10);
    const { claim_1 } = await observeOutputs(whole(files), [claimWith(sources)], never, 3_000);
    clearInterval(interval);
    expect(claim_1?.m0).toEqual({ kind: "number", value: 1 });
    expect(claim_1?.m5000).toEqual({
      kind: "none",
      reason: "large.json could not be read within 3 s and 512 MiB.",
    });
    expect(ticks).toBeGreaterThan(5);
  });

  it("reads thousands of measurements of one large file", async () => {
    const large = bytes(JSON.stringify(Array.from({ length: 1_500_000 }, (_, index) => index)));
    const sources = Array.from({ length: 5_000 }, (_, index) => ({ file: "l.json", pointer: `/${index}` }));
    const { claim_1 } = await observeOutputs(
      whole(new Map([["l.json", large]])),
      [claimWith(sources)],
      never,
    );
    expect(claim_1?.m4999).toEqual({ kind: "number", value: 4_999 });
  });

  it("reads equal sources once, for each measurement", async () => {
    const source = { file: "m.json", pointer: "" };
    const claim = claimWith([source, { file: "other", pointer: "" }, source]);
    const { claim_1 } = await observeOutputs(whole(new Map([["m.json", bytes("7")]])), [claim], never);
    const seven = { kind: "number", value: 7 };
    expect(claim_1).toMatchObject({ m0: seven, m1: { kind: "none" }, m2: seven });
  });

  it("bounds the memory of parsing", async () => {
    // 16 MiB of empty objects take a gigabyte once parsed.
    const wide = bytes(`[${"{},".repeat(5_500_000)}1]`);
    const claim = claimWith([{ file: "wide.json", pointer: "/5500000" }]);
    const { claim_1 } = await observeOutputs(whole(new Map([["wide.json", wide]])), [claim], never);
    expect(["none", "number"]).toContain(claim_1?.m0?.kind);
  });

  it("stops reading when the signal is aborted", async () => {
    const stopping = new AbortController();
    const reading = observeOutputs(
      whole(new Map([["m", bytes("1")]])),
      [claimWith([{ file: "m", pointer: "" }])],
      stopping.signal,
    );
    stopping.abort(new Error("stopping"));
    await expect(reading).rejects.toThrow("stopping");
  });
});
