import { isRecord } from "./parse-record.ts";

const MAX_BYTES = 4 * 1024 ** 3;

const SHA256 = /^[0-9a-f]{64}$/;

/** Whether it is a file of a lock: a size, a SHA-256, and members that match these patterns. */
export function isWithin(
  value: unknown,
  patterns: Record<string, RegExp>,
): value is Record<string, unknown> & { byteSize: number; sha256: string } {
  if (!isRecord(value)) return false;
  const { byteSize } = value;
  return (
    Object.entries({ ...patterns, sha256: SHA256 }).every(([name, pattern]) => {
      const member = value[name];
      return typeof member === "string" && member.length <= 1000 && pattern.test(member);
    }) &&
    Number.isSafeInteger(byteSize) &&
    (byteSize as number) > 0 &&
    (byteSize as number) <= MAX_BYTES
  );
}
