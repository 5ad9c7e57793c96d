import { createHash, createPrivateKey } from "node:crypto";
import { TypeID } from "typeid-js";

/** Bytes that only the seed and the order of the calls decide. */
export interface Chance {
  bytes(purpose: string): Buffer;
  /** A TypeID with a UUIDv7: its time is that of the clock, and the ids of one millisecond are in order. */
  id(prefix: string, at: Date): string;
  /** How many ids were made, and from how many on the next are. */
  made(): number;
  skipTo(made: number): void;
  /** A private key, PEM. Whoever knows the seed has it: it proves nothing to anybody. */
  signingKey(): string;
}

export function createChance(seed: string): Chance {
  const bytes = (purpose: string) => createHash("sha256").update(`${seed}\0${purpose}`).digest();
  let made = 0;
  return {
    bytes,
    id(prefix, at) {
      made++;
      const uuid = bytes(`id ${made}`).subarray(0, 16);
      uuid.writeUIntBE(at.getTime(), 0, 6);
      uuid.writeUInt16BE(0x7000 | (made & 0xfff), 6);
      uuid[8] = 0x80 | (uuid[8]! & 0x3f);
      return TypeID.fromUUIDBytes(prefix, uuid).toString();
    },
    made: () => made,
    skipTo(count) {
      made = count;
    },
    signingKey() {
      const key = Buffer.concat([ed25519Prefix, bytes("signing key")]);
      const parsed = createPrivateKey({ key, format: "der", type: "pkcs8" });
      return parsed.export({ type: "pkcs8", format: "pem" }).toString();
    },
  };
}

/** PKCS #8 of RFC 8410 up to the 32 bytes of the key. */
const ed25519Prefix = Buffer.from("302e020100300506032b657004220420", "hex");
