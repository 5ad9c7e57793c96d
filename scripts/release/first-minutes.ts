import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { runtimes } from "../try-runtimes/runtimes.ts";

const run = promisify(execFile);

/** A program that hangs is ended, and the trial says what it had printed. */
const unlessItHangs = { timeout: 600_000, killSignal: "SIGKILL" } as const;

interface Trial {
  name: string;
  problems: string[];
}

/** What a stranger does first with each package, by the tarballs alone, in the oldest Node.js that is met and in ours. */
export async function firstMinutes(folder: string, tarballs: readonly string[]): Promise<Trial[]> {
  const home = join(folder, "home");
  await mkdir(home, { recursive: true });
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "first.mjs"), first);
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...options, ...tarballs], { cwd: folder, ...unlessItHangs });

  // Where this machine's npm fetches from; nothing else of whoever runs this.
  const { stdout } = await run("npm", ["config", "get", "userconfig"]);
  const network = Object.entries(process.env).filter(([name]) =>
    /^npm_config_|_ca_certs$|_proxy$/i.test(name),
  );
  const npm = { ...Object.fromEntries(network), npm_config_userconfig: stdout.trim() };
  const trials: Trial[] = [];
  for (const version of ["20.20.2", "24.21.0"]) {
    const node = await runtimes.find(({ name }) => name.endsWith(version))!.install();
    const start = (program: string, args: string[], settings: Record<string, string> = {}) =>
      spawn(node, [program, ...args], {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: home, ...npm, ...settings },
        ...unlessItHangs,
      });
    const tried = async (what: string, trial: () => Promise<void>) => {
      const problems: string[] = [];
      await trial().catch((error: unknown) => problems.push(String(error)));
      trials.push({ name: `${what}, Node.js ${version}`, problems });
    };
    await tryAll({ start, bin: join(folder, "node_modules/.bin"), isOld: version.startsWith("20"), tried });
  }
  return trials;
}

interface Machine {
  start(program: string, args: string[], settings?: Record<string, string>): ReturnType<typeof spawn>;
  bin: string;
  /** So that a command brings a newer one, and says so. */
  isOld: boolean;
  tried(what: string, trial: () => Promise<void>): Promise<void>;
}

const settings = { PORT: "18787", SERVICE_DATA_DIR: "data", SERVICE_DEBIAN_MIRROR: "none" };

async function tryAll({ start, bin, isOld, tried }: Machine): Promise<void> {
  const program = (name: string) => join(bin, name);
  await tried("the server", async () => {
    const server = start(program("research-verification-server"), [], settings);
    const url = `http://127.0.0.1:${settings.PORT}`;
    await whileRunning(server, async () => {
      await answers(`${url}/api/health`);
      await expectOutcome(start("first.mjs", [url]), 0, /^0 repositories/);
      await expectOutcome(
        start(program("rvs"), ["list", "--url", url]),
        0,
        isOld ? /^This is Node\.js 20.*\n$/ : /^$/,
      );
    });
  });
  await tried("the command line", () =>
    expectOutcome(start(program("rvs"), ["--help"]), 0, isOld ? /^This is .*\nUsage: rvs/ : /^Usage: rvs/),
  );
  await tried("the mock, the SDK and the contract tests", async () => {
    const mock = start(program("research-verification-mock"), ["--port", "0", "--speed", "instant"]);
    await whileRunning(mock, async (url) => {
      await expectOutcome(start("first.mjs", [url]), 0, /^[1-9]\d* repositories/);
      const only = ["--only", "getHealth"];
      await expectOutcome(start(program("rvs-contract-tests"), [url, ...only]), 0, /getHealth +ok/);
    });
  });
}

const first = `
  import { createClient } from "@research-verification/sdk";
  const client = createClient({ baseUrl: process.argv[2] });
  const { data } = await client.repositories.list();
  console.log(data.length + " repositories");
`;

async function expectOutcome(child: ReturnType<typeof spawn>, code: number, said: RegExp): Promise<void> {
  let text = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk) => (text += chunk));
  const [ended] = await once(child, "close");
  if (ended !== code || !said.test(text))
    throw new Error(`it ended with ${ended} and said: ${text.slice(-1500)}`);
}

/** Runs `work` with the address that the program prints, then stops it, and expects that it stops well. */
async function whileRunning(
  child: ReturnType<typeof spawn>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const closed = once(child, "close");
  let text = "";
  const listening = Promise.withResolvers<string>();
  for (const stream of [child.stdout!, child.stderr!])
    createInterface({ input: stream }).on("line", (line) => {
      text += `${line}\n`;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (url) listening.resolve(url);
    });
  void closed.then(() => listening.reject(new Error(`it ended: ${text.slice(-1500)}`)));
  try {
    await work(await listening.promise);
  } finally {
    child.kill("SIGTERM");
    await closed;
  }
}

async function answers(address: string): Promise<void> {
  const { status } = await fetch(address);
  if (status !== 200) throw new Error(`${address} answers ${status}`);
}
