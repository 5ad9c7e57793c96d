import { describe, expect, test } from "vitest";
import { seccompFilter } from "./seccomp.ts";

/** Interprets the filter like the kernel and returns `ok` or an errno. Supports the five instructions that it uses. */
function decide(
  program: Uint8Array,
  call: { audit: number; number: number; first?: number; second?: number },
): "ok" | number {
  const view = new DataView(program.buffer);
  const data: Record<number, number> = {
    0: call.number,
    4: call.audit,
    16: call.first ?? 0,
    24: call.second ?? 0,
  };
  let accumulator = 0;
  for (let index = 0; index < program.length / 8; index++) {
    const code = view.getUint16(index * 8, true);
    const operand = view.getUint32(index * 8 + 4, true);
    const jump = (taken: boolean) => view.getUint8(index * 8 + (taken ? 2 : 3));
    if (code === 0x20) accumulator = data[operand]!;
    else if (code === 0x15) index += jump(accumulator === operand);
    else if (code === 0x45) index += jump((accumulator & operand) !== 0);
    else if (code === 0x35) index += jump(accumulator >= operand);
    else if (code === 0x06) return operand === 0x7fff0000 ? "ok" : operand & 0xffff;
    else throw new Error(`instruction ${code}`);
  }
  throw new Error("ran off the end");
}

const EAFNOSUPPORT = 97;
const ENOSYS = 38;
const EOPNOTSUPP = 95;

describe.each([
  {
    architecture: "x64",
    audit: 0xc000003e,
    socket: 41,
    fallocate: 285,
    ioUring: 425,
    keyctl: 250,
    read: 0,
    fchownat: 260,
    other: 0x40000003,
  },
  {
    architecture: "arm64",
    audit: 0xc00000b7,
    socket: 198,
    fallocate: 47,
    ioUring: 425,
    keyctl: 219,
    read: 63,
    fchownat: 54,
    other: 0x40000028,
  },
])(
  "the filter of $architecture",
  ({ architecture, audit, socket, fallocate, ioUring, keyctl, read, fchownat, other }) => {
    const filter = seccompFilter(architecture)!;

    test("allows ordinary system calls and refuses the listed ones", () => {
      expect(decide(filter, { audit, number: read })).toBe("ok");
      expect(decide(filter, { audit, number: ioUring })).toBe(ENOSYS);
      expect(decide(filter, { audit, number: keyctl })).toBe(ENOSYS);
    });

    test("allows four socket families", () => {
      const allowed = Array.from({ length: 64 }, (_, family) => family).filter(
        (first) => decide(filter, { audit, number: socket, first }) === "ok",
      );
      expect(allowed).toEqual([1, 2, 10, 16]);
      expect(decide(filter, { audit, number: socket, first: 40 })).toBe(EAFNOSUPPORT);
    });

    test("refuses to allocate beyond the end of a file", () => {
      const modes = [0, 1, 2, 3, 0x10, 0x11, 0x41];
      const decided = modes.map((second) => decide(filter, { audit, number: fallocate, second }));
      expect(decided).toEqual(["ok", EOPNOTSUPP, "ok", "ok", "ok", EOPNOTSUPP, EOPNOTSUPP]);
    });

    test("lets a build alone think that it changes owners", () => {
      const build = seccompFilter(architecture, { pretendsOwnership: true })!;
      expect([filter, build].map((each) => decide(each, { audit, number: fchownat }))).toEqual(["ok", 0]);
      expect([ioUring, keyctl].map((number) => decide(build, { audit, number }))).toEqual([ENOSYS, ENOSYS]);
      expect(decide(build, { audit, number: socket, first: 40 })).toBe(EAFNOSUPPORT);
    });

    test("refuses system calls of another architecture", () => {
      expect(decide(filter, { audit: other, number: read })).toBe(ENOSYS);
    });
  },
);

test("x32 calls are refused", () => {
  expect(decide(seccompFilter("x64")!, { audit: 0xc000003e, number: 0x40000000 + 41 })).toBe(ENOSYS);
});

test("an architecture without a table has no filter", () => {
  expect(seccompFilter("riscv64")).toBeNull();
});
