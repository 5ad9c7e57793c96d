import { mkdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { materialFailure } from "../failure.ts";
import { writeNewFile } from "../files/write-new-file.ts";
import type { Io } from "../io.ts";

/** Keys by the address of the service that each is for. */
export interface Credentials {
  /** The service of the latest `rvs login`; null without one. */
  service: string | null;
  keys: Record<string, string>;
}

/** Where the keys are: readable by its owner alone. */
export function credentialsFile({ env }: Pick<Io, "env">): string {
  const folder = env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config");
  return join(folder, "research-verification", "credentials.json");
}

export async function readCredentials(io: Pick<Io, "env">): Promise<Credentials> {
  const file = credentialsFile(io);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw materialFailure(`${file} cannot be read: ${error.message}`);
  });
  if (text === null) return { service: null, keys: {} };
  const parsed = parse(text);
  // Not quoted: it has keys.
  if (!parsed) throw materialFailure(`${file} is damaged. Remove it, then \`rvs login\` again.`);
  return parsed;
}

export async function writeCredentials(io: Pick<Io, "env">, credentials: Credentials): Promise<void> {
  const file = credentialsFile(io);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeNewFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { force: true, mode: 0o600 });
}

function parse(text: string): Credentials | null {
  try {
    const { service, keys } = JSON.parse(text) as Credentials;
    const isValid =
      (service === null || typeof service === "string") &&
      Object.values(keys).every((key) => typeof key === "string");
    return isValid ? { service, keys } : null;
  } catch {
    return null;
  }
}
