import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordHash } from "../../server/identity/auth.ts";

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt);

/** scrypt at a cost of choice, where the service's own is N = 16384, r = 16: 80 ms of a processor. */
export function passwordHashOf(N: number): PasswordHash {
  const hashWith = async (salt: string, password: string) =>
    [salt, (await derive(password, salt, 16, { N })).toString("hex")].join(":");
  return {
    hash: (password) => hashWith(randomBytes(8).toString("hex"), password),
    async verify({ hash, password }) {
      return hash === (await hashWith(hash.split(":")[0]!, password));
    },
  };
}

/** A run of the tests makes a thousand accounts. */
export const cheapPasswordHash = passwordHashOf(2);
